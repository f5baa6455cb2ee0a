import type { ClaimState } from '../../contract/account-safety/claims';

const HOUR_MS = 3_600_000;

/** Hours between the approval of a claim and its effect, in which the owner may object. */
export const CLAIM_WAIT_HOURS = 24;
/** Days after the end of a claim until its documents are deleted. */
export const CLAIM_FILE_DAYS = 30;

/** True while the claim can still take effect. An account has at most one such claim. */
export const isOpenClaim = (state: ClaimState): boolean =>
  state === 'waiting' || state === 'approved' || state === 'confirming';

/** Days after its last step until an administrator's request lapses. */
const REQUEST_DAYS = 7;
/** Returns the time at which a request lapses whose last step was at `at`. Milliseconds since the epoch. */
export const requestLapsesAt = (at: number): number => at + REQUEST_DAYS * 24 * HOUR_MS;

/** Returns the time at which a claim approved now takes effect. Milliseconds since the epoch. */
export const claimEffectAt = (now: number): number => now + CLAIM_WAIT_HOURS * HOUR_MS;

/** Returns the latest end of claims whose documents are deleted now. Milliseconds since the epoch. */
export const claimFilesUntil = (now: number): number => now - CLAIM_FILE_DAYS * 24 * HOUR_MS;
