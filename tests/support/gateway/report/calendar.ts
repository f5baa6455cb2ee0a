const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Calendar day of an instant in Shanghai. */
export const dayOf = (instant: Date): string => isoOf(instant.getTime() + SHANGHAI_MS);

export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const dayAfter = (day: string, days: number): string => isoOf(Date.parse(day) + days * DAY_MS);

/** Weeks begin on Mondays; 1970-01-05 was one. */
export const mondayOf = (day: string): string => {
  const since = daysFrom('1970-01-05', day);
  return dayAfter(day, -(((since % 7) + 7) % 7));
};
