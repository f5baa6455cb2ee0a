/**
 * `TEST_DAYS_LATER=9 npm test -- journeys` tests as if it were nine days later, 0.5 half a day: flights, fares and seats
 * differ from day to day, and what holds on some days only shows before such a day comes. Importing this file moves the
 * clock of the process.
 */
const DAYS_LATER = Number(process.env['TEST_DAYS_LATER'] ?? 0);
if (Number.isNaN(DAYS_LATER)) throw new Error('TEST_DAYS_LATER is a number of days');
const LATER_MS = DAYS_LATER * 86_400_000;

/** For `addInitScript`: moves the clock of pages as that of the process. Only what reads the time changes, no timer. */
export const MOVE_CLOCK = [moveClock, LATER_MS] as const;

/** Variables of a process that is started by a test: its clock is moved too. */
export const CLOCK_ENV: Record<string, string> =
  LATER_MS === 0
    ? {}
    : {
        // no file: it is imported by threads too, which cannot compile one
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`(${moveClock.toString()})(${LATER_MS})`)}`,
      };

moveClock(LATER_MS);

// Is sent to pages and processes as its text: nothing in it may stand on what is around it.
function moveClock(laterMs: number): void {
  if (laterMs === 0) return;
  const { Date } = globalThis;
  const now = Date.now.bind(Date);
  Date.now = () => now() + laterMs;
  globalThis.Date = new Proxy(Date, {
    apply(target) {
      return new target(target.now()).toString();
    },
    construct(target, values, made) {
      return Reflect.construct(target, values.length === 0 ? [target.now()] : values, made) as Date;
    },
  });
}
