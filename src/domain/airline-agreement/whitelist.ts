/** An enabled whitelist of an airline's agreement, as it stands to one member of staff. */
export interface WhitelistFor {
  airline: string;
  /** Days, YYYY-MM-DD, both of which count. */
  from: string;
  /** null: without end. */
  to: string | null;
  hasThem: boolean;
}

/** The airline's agreement is kept from them on a day: it has lists in force, and they are on none. */
function isClosed(lists: readonly WhitelistFor[], airline: string, day: string): boolean {
  const inForce = lists.filter(
    (list) => list.airline === airline && list.from <= day && (list.to === null || day <= list.to),
  );
  return inForce.length > 0 && !inForce.some(({ hasThem }) => hasThem);
}

/** Is an agreement open to them, on a day from `today` on, that was closed to them by the lists before? */
export function isNewlyOpen(
  before: readonly WhitelistFor[],
  after: readonly WhitelistFor[],
  today: string,
): boolean {
  const all = [...before, ...after];
  // between these days nothing changes
  const days = [today, ...all.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to, dayAfter(to)])])];
  return [...new Set(all.map(({ airline }) => airline))].some((airline) =>
    days.some((day) => day >= today && isClosed(before, airline, day) && !isClosed(after, airline, day)),
  );
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
