/** Answer of the DNS to the question for the record of a domain. */
export type Looked = 'seen' | 'absent' | 'unanswered';

const DAY = 24 * 3_600_000;
/** Time between two checks of a proved domain, and of one whose record is not found or whose DNS does not answer. */
export const CHECK_EVERY_MS = 7 * DAY;
const CHECK_AGAIN_MS = DAY;
/** Time for which a domain stays usable after its record was no longer found. */
const GRACE_MS = 14 * DAY;

/** Names at which the record may be. */
export const recordNamesOf = (domain: string): readonly [string, string] => [
  domain,
  `_travel-portal.${domain}`,
];
export const recordValueOf = (token: string): string => `travel-portal-verification=${token}`;

/** Moment at which a domain without its record ends. */
export const endOf = (missingSince: Date): Date => new Date(missingSince.getTime() + GRACE_MS);

interface Checked {
  isLapsed: boolean;
  missingSince: Date | null;
  /** null: the domain is checked no more. */
  nextCheckAt: Date | null;
  /** Message to the operators, if any. */
  tells: 'missing' | 'lapsed' | undefined;
}

/** State of a proved domain after a check. A DNS that does not answer ends nothing. */
export function afterCheck(missingSince: Date | null, looked: Looked, now: Date): Checked {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (looked === 'seen')
    return {
      isLapsed: false,
      missingSince: null,
      nextCheckAt: after(CHECK_EVERY_MS),
      tells: undefined,
    };
  if (looked === 'unanswered')
    return { isLapsed: false, missingSince, nextCheckAt: after(CHECK_AGAIN_MS), tells: undefined };
  if (missingSince === null)
    return { isLapsed: false, missingSince: now, nextCheckAt: after(CHECK_AGAIN_MS), tells: 'missing' };
  return now >= endOf(missingSince)
    ? { isLapsed: true, missingSince, nextCheckAt: null, tells: 'lapsed' }
    : { isLapsed: false, missingSince, nextCheckAt: after(CHECK_AGAIN_MS), tells: undefined };
}
