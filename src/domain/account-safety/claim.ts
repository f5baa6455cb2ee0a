import type { ClaimState } from '../../contract/account-safety/claims';

const HOUR_MS = 3_600_000;

/** So long the owner may still say that an approved claim was not theirs, before it takes effect. */
export const CLAIM_WAIT_HOURS = 24;
/** Documents of a claim are deleted so long after it is over. */
export const CLAIM_FILE_DAYS = 30;

/** Is something still to come of it? There is one such claim of an account. */
export const isOpenClaim = (state: ClaimState): boolean =>
  state === 'waiting' || state === 'approved' || state === 'confirming';

/** An administrator's request lapses so long after its last step. */
const REQUEST_DAYS = 7;
/** When one lapses that was made, or got on, at a moment. Milliseconds since the epoch. */
export const requestLapsesAt = (at: number): number => at + REQUEST_DAYS * 24 * HOUR_MS;

/** When a claim takes effect that is approved now. Milliseconds since the epoch. */
export const claimEffectAt = (now: number): number => now + CLAIM_WAIT_HOURS * HOUR_MS;

/** Documents of what was over by then are deleted now. Milliseconds since the epoch. */
export const claimFilesUntil = (now: number): number => now - CLAIM_FILE_DAYS * 24 * HOUR_MS;
