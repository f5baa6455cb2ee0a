import { INVITE_FAULTS } from '../../src/contract/invite/faults';
import { isGatewayError } from '../../src/element/host/host';

/** Why an invitation is none, or none any more. */
export type Refusal = 'unknown' | 'expired' | 'usedUp' | 'withdrawn';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  [INVITE_FAULTS.invitationUnknown.code]: 'unknown',
  [INVITE_FAULTS.invitationExpired.code]: 'expired',
  [INVITE_FAULTS.invitationUsedUp.code]: 'usedUp',
  [INVITE_FAULTS.invitationWithdrawn.code]: 'withdrawn',
};

/** What an error says of the invitation; undefined: it is about something else. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  isGatewayError(error) ? REFUSALS[error.code] : undefined;

/** Another proof of the phone is needed. */
export const isUnproved = (error: unknown): boolean =>
  isGatewayError(error) && error.code === INVITE_FAULTS.invitePhoneUnproved.code;
