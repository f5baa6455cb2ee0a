const DAY_MS = 24 * 3_600_000;
/** Days after the first person has set up the second during which the second is not independent. */
export const INDEPENDENT_DAYS = 7;

/** Returns the moment, in milliseconds since the epoch, from which on deeds of one person to the other count. */
export const countsSince = (askedAt: number, now: number): number =>
  Math.min(askedAt, now - INDEPENDENT_DAYS * DAY_MS);

/** Staff numbers of those who changed a person; null: the author is unknown. */
type Doers = readonly (string | null)[];

/** Changes of a person since that moment. */
export interface DoersHistory {
  /** Changes of their record, their account, and their entry into the enterprise. */
  record: Doers;
  /** Changes of each source of the right, a role or a sub administration: a single unchanged source is sufficient. */
  ways: readonly Doers[];
}

/**
 * True when one person has set up another, directly or through people they have set up. The main administrator counts
 * as set up by no one. Changes by an unknown person count as made by `by`.
 */
function isSetUpBy(
  standings: ReadonlyMap<string, DoersHistory>,
  { person, by, main }: { person: string; by: string; main: string | undefined },
  passed: readonly string[] = [],
): boolean {
  const standing = standings.get(person);
  if (person === main || standing === undefined || passed.includes(person)) return false;
  const isTheirs = (doer: string | null): boolean =>
    doer === null || doer === by || isSetUpBy(standings, { person: doer, by, main }, [...passed, person]);
  const { record, ways } = standing;
  return record.some(isTheirs) || (ways.length > 0 && ways.every((way) => way.some(isTheirs)));
}

/**
 * True when the second person is independent of the first: neither has set up the other. The main administrator always
 * is.
 */
export const isIndependent = (
  standings: ReadonlyMap<string, DoersHistory>,
  { first, second, main }: { first: string; second: string; main: string | undefined },
): boolean =>
  first !== second &&
  (second === main ||
    (!isSetUpBy(standings, { person: second, by: first, main }) &&
      !isSetUpBy(standings, { person: first, by: second, main })));

/**
 * Returns all who have set up a person, directly or through others whom they have set up in turn. The main
 * administrator has no makers, and a change by an unknown person has no known maker.
 */
export function administratorsBehind(
  standings: ReadonlyMap<string, DoersHistory>,
  { person, main }: { person: string; main: string | undefined },
): ReadonlySet<string> {
  const makers = new Set<string>();
  const ahead = [person];
  for (let made = ahead.pop(); made !== undefined; made = ahead.pop()) {
    const standing = standings.get(made);
    if (made === main || standing === undefined) continue;
    const { record, ways } = standing;
    const given = ways.every((way) => way.length > 0) ? ways.flat() : [];
    for (const doer of [...record, ...given]) {
      if (doer === null || doer === person || makers.has(doer)) continue;
      makers.add(doer);
      ahead.push(doer);
    }
  }
  return makers;
}
