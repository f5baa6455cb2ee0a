import type { WalletSecurity } from '../../contract/payment/wallet-security';

type SecurityState = WalletSecurity['securityState'];

/** State of the payer's security password. */
export interface Mover {
  hasPassword: boolean;
  /** True when this session has a valid proof of it. */
  isProven: boolean;
  /** True when a partner opened the session. */
  isPartners: boolean;
}

/**
 * Returns the state of a required security password. A partner's session can never prove it, because the user would
 * type it into the partner's page, which must not learn it. Nor is it waived there, because anyone with the partner's
 * page open could make payments that require it.
 */
export function securityStateOf({ hasPassword, isProven, isPartners }: Mover): SecurityState {
  if (isPartners) return 'beyondPartner';
  if (!hasPassword) return 'unset';
  return isProven ? 'proven' : 'needed';
}

/** Returns the requirement for a payment of so many fen; null: no security password is needed. */
export const securityFor = <S extends Pick<WalletSecurity, 'securityAbove'>>(
  amount: number,
  security: S | null,
): S | null => (security !== null && amount > security.securityAbove ? security : null);

/** True when the security password is still required. */
export const isSecurityOpen = (security: Pick<WalletSecurity, 'securityState'> | null): boolean =>
  security !== null && security.securityState !== 'proven';
