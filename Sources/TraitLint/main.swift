import TraitRules

print("traitlint")
