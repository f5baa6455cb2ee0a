const DAY_MS = 24 * 3_600_000;
/** Somebody is no second pair of eyes for so long after the first person has set them up. */
export const INDEPENDENT_DAYS = 7;

/** From this moment on, in milliseconds since the epoch, all counts that the one does to the other. */
export const countsSince = (askedAt: number, now: number): number =>
  Math.min(askedAt, now - INDEPENDENT_DAYS * DAY_MS);

/** Staff numbers of those who did something to somebody; null: it is not known who did. */
type Doers = readonly (string | null)[];

/** Deeds to somebody since that moment. */
export interface Standing {
  /** To their record, their account, and how they came into the enterprise. */
  record: Doers;
  /** To each way by which they hold the right, a role or a sub administration: one that is left alone is enough. */
  ways: readonly Doers[];
}

/**
 * Has one person set up another, or did somebody do so whom they have set up? The main administrator counts as nobody's. What was done
 * by an unknown person counts as done by them.
 */
function isSetUpBy(
  standings: ReadonlyMap<string, Standing>,
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

/** Is the second person independent of the first? Neither has set up the other. The main administrator always is. */
export const isIndependent = (
  standings: ReadonlyMap<string, Standing>,
  { first, second, main }: { first: string; second: string; main: string | undefined },
): boolean =>
  first !== second &&
  (second === main ||
    (!isSetUpBy(standings, { person: second, by: first, main }) &&
      !isSetUpBy(standings, { person: first, by: second, main })));

/**
 * All who have set up somebody, directly or through others whom they have set up in turn. None has set up the main administrator, and
 * a change by an unknown person has no known maker.
 */
export function makersOf(
  standings: ReadonlyMap<string, Standing>,
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
