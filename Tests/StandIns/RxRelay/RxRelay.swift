@_exported import TraitRuntime
