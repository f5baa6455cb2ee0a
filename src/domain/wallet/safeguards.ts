/** Amounts (fen) above which payments are restricted; null: no limit. */
export const SAFEGUARDS = [
  'orderLimit',
  'personDayLimit',
  'dayLimit',
  'reviewAbove',
  'securityAbove',
] as const;
export type Safeguard = (typeof SAFEGUARDS)[number];
export type Safeguards = Readonly<Record<Safeguard, number | null>>;

/** Returns the stricter of two limits. */
export function stricter(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}

/** Returns the requested limits that are looser than before. */
export function loosenedLimits(
  before: Safeguards,
  wanted: Safeguards,
): Partial<Record<Safeguard, number | null>> {
  return Object.fromEntries(
    SAFEGUARDS.filter((name) => stricter(before[name], wanted[name]) !== wanted[name]).map((name) => [
      name,
      wanted[name],
    ]),
  );
}

export const isLoosened = (before: Safeguards, wanted: Safeguards): boolean =>
  Object.keys(loosenedLimits(before, wanted)).length > 0;

/** Returns the stricter value of each limit, which takes effect at once, without a second administrator. */
export const tightenLimits = (before: Safeguards, wanted: Safeguards): Safeguards => ({
  orderLimit: stricter(before.orderLimit, wanted.orderLimit),
  personDayLimit: stricter(before.personDayLimit, wanted.personDayLimit),
  dayLimit: stricter(before.dayLimit, wanted.dayLimit),
  reviewAbove: stricter(before.reviewAbove, wanted.reviewAbove),
  securityAbove: stricter(before.securityAbove, wanted.securityAbove),
});
