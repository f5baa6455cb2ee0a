/** Time of the tests: a Friday, 10:00 in Shanghai. */
export const NOW = new Date('2026-11-20T02:00:00.000Z');

/**
 * Clock of the tests and of the processes and pages they start: it starts at NOW and runs on. Flights, fares and seats
 * differ from day to day, so `TEST_DAYS_LATER=9 npm test` tests as if it were nine days later, 0.5 half a day, and
 * `TEST_DAY=today` counts those days from the real time. Importing this file moves the clock of the process.
 */
const DAYS_LATER = Number(process.env['TEST_DAYS_LATER'] ?? 0);
if (Number.isNaN(DAYS_LATER)) throw new Error('TEST_DAYS_LATER is a number of days');
const IS_FIXED = process.env['TEST_DAY'] !== 'today';
const LATER_MS = (IS_FIXED ? NOW.getTime() - Date.now() : 0) + DAYS_LATER * 86_400_000;

/** True when the clock started at NOW. */
export const IS_AT_NOW = IS_FIXED && DAYS_LATER === 0;

/**
 * For `addInitScript`: moves the clock of pages like that of the process. Only reads of the time change, timers do not.
 */
export const MOVE_CLOCK = [moveClock, LATER_MS] as const;

/** Environment that moves the clock of a process started by a test. */
export const CLOCK_ENV: Record<string, string> = {
  // a data URL, because worker threads import it too, and they cannot compile a file
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`(${moveClock.toString()})(${LATER_MS})`)}`,
};

moveClock(LATER_MS);

// Sent to pages and processes as source text, so it must not use variables of this module.
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
