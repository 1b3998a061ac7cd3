import TraitRules
