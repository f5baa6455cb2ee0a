import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';

const CITIES =
  'BJS SHA CAN SZX CTU HGH CKG SIA KMG WUH NKG CSX XMN TAO SYX HAK CGO TSN SHE URC HRB DLC'.split(' ');
/** From tomorrow on. */
const DAYS = 60;

/** Returns a generator of distinct flight searches, between any two busy cities on any day of two months. */
export function variedSearches(now: Date): () => string[] {
  const tomorrow = addDays(shanghaiDate(now), 1);
  const pairs = CITIES.flatMap((depCode) =>
    CITIES.filter((arrCode) => arrCode !== depCode).map((arrCode) => ({ depCode, arrCode })),
  );
  const count = pairs.length * DAYS;
  let next = 0;
  return () =>
    Array.from({ length: SEARCHES }, () => {
      // the step is coprime to the count, so it visits every pair in mixed order
      next = (next + 10_007) % count;
      const leg = pairs[next % pairs.length];
      return JSON.stringify({ ...leg, depDate: addDays(tomorrow, Math.floor(next / pairs.length)) });
    });
}

/** Searches of a round. */
export const SEARCHES = 200;
