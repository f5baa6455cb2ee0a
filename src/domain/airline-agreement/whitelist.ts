import { addDays } from '../shanghai-time';

/** An enabled whitelist of an airline's agreement, from the viewpoint of one member of staff. */
export interface WhitelistFor {
  airline: string;
  /** Days, YYYY-MM-DD, both included. */
  from: string;
  /** null: without end. */
  to: string | null;
  hasThem: boolean;
}

/** True when the airline's agreement is closed to the member on a day: it has lists in force, and they are on none. */
function isClosed(lists: readonly WhitelistFor[], airline: string, day: string): boolean {
  const inForce = lists.filter(
    (list) => list.airline === airline && list.from <= day && (list.to === null || day <= list.to),
  );
  return inForce.length > 0 && !inForce.some(({ hasThem }) => hasThem);
}

/** True when, on some day from `today` on, an agreement is open to the member that was closed by the former lists. */
export function isNewlyOpen(
  before: readonly WhitelistFor[],
  after: readonly WhitelistFor[],
  today: string,
): boolean {
  const all = [...before, ...after];
  // Changes occur only on these days.
  const days = [
    today,
    ...all.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to, addDays(to, 1)])]),
  ];
  return [...new Set(all.map(({ airline }) => airline))].some((airline) =>
    days.some((day) => day >= today && isClosed(before, airline, day) && !isClosed(after, airline, day)),
  );
}
