/** For each rule whether its reasons require an explanation. */
type ReasonsOf = ReadonlyMap<string, readonly boolean[]>;

/** Ease of breaking a rule: impossible without a reason to choose, with an explanation, or by a choice alone. */
const easeOf = (reasons: readonly boolean[] | undefined): number =>
  reasons === undefined || reasons.length === 0 ? 0 : reasons.every((needsText) => needsText) ? 1 : 2;

export const areReasonsLooser = (before: ReasonsOf, after: ReasonsOf): boolean =>
  [...after].some(([rule, reasons]) => easeOf(reasons) > easeOf(before.get(rule)));
