/** When the tests take place: a Friday, 10:00 in Shanghai. */
export const NOW = new Date('2026-11-20T02:00:00.000Z');

/**
 * The clock of tests, of the processes and the pages they start: it begins at NOW and goes on. Flights, fares and seats
 * differ from day to day, so `TEST_DAYS_LATER=9 npm test` tests as if it were nine days later, 0.5 half a day, and
 * `TEST_DAY=today` counts those days from the real time. Importing this file moves the clock of the process.
 */
const DAYS_LATER = Number(process.env['TEST_DAYS_LATER'] ?? 0);
if (Number.isNaN(DAYS_LATER)) throw new Error('TEST_DAYS_LATER is a number of days');
const IS_FIXED = process.env['TEST_DAY'] !== 'today';
const LATER_MS = (IS_FIXED ? NOW.getTime() - Date.now() : 0) + DAYS_LATER * 86_400_000;

/** Whether the clock began at NOW. */
export const IS_AT_NOW = IS_FIXED && DAYS_LATER === 0;

/** For `addInitScript`: moves the clock of pages as that of the process. Only what reads the time changes, no timer. */
export const MOVE_CLOCK = [moveClock, LATER_MS] as const;

/** Variables of a process that is started by a test: its clock is moved too. */
export const CLOCK_ENV: Record<string, string> = {
  // no file: it is imported by threads too, which cannot compile one
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`(${moveClock.toString()})(${LATER_MS})`)}`,
};

moveClock(LATER_MS);

// Is sent to pages and processes as its text: nothing in it may stand on what is around it.
function moveClock(laterMs: number): void {
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
