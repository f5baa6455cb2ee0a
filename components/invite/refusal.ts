import { INVITE_FAULTS } from '../../src/contract/invite/faults';
import { isGatewayError } from '../../src/element/host/host';

/** Reason why an invitation is invalid. */
export type Refusal = 'unknown' | 'expired' | 'usedUp' | 'withdrawn';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  [INVITE_FAULTS.invitationUnknown.code]: 'unknown',
  [INVITE_FAULTS.invitationExpired.code]: 'expired',
  [INVITE_FAULTS.invitationUsedUp.code]: 'usedUp',
  [INVITE_FAULTS.invitationWithdrawn.code]: 'withdrawn',
};

/** Returns the refusal of an error; undefined when the error concerns something else. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  isGatewayError(error) ? REFUSALS[error.code] : undefined;

/** True when the phone must be proved again. */
export const isProofRequired = (error: unknown): boolean =>
  isGatewayError(error) && error.code === INVITE_FAULTS.invitePhoneUnproved.code;
