/** The reasons that can be given for breaking each rule: does each ask for an explanation? */
type ReasonsOf = ReadonlyMap<string, readonly boolean[]>;

/** How easily a rule is broken: not at all without a reason to choose, with an explanation, or by a choice alone. */
const easeOf = (reasons: readonly boolean[] | undefined): number =>
  reasons === undefined || reasons.length === 0 ? 0 : reasons.every((needsText) => needsText) ? 1 : 2;

export const areReasonsLooser = (before: ReasonsOf, after: ReasonsOf): boolean =>
  [...after].some(([rule, reasons]) => easeOf(reasons) > easeOf(before.get(rule)));
