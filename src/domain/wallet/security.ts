import type { WalletSecurity } from '../../contract/payment/wallet-security';

type SecurityState = WalletSecurity['securityState'];

/** Who moves money, as far as their security password is concerned. */
export interface Mover {
  hasPassword: boolean;
  /** This session has proved it, and it still counts. */
  isProven: boolean;
  /** A partner opened the session. */
  isPartners: boolean;
}

/**
 * How somebody stands to a security password that is asked for. A partner's session is never asked for it: it would be typed
 * into the partner's page, which is not to know it; and it does without in no case, since whoever has the partner's
 * page open would pay what the enterprise wants to have proved.
 */
export function securityStateOf({ hasPassword, isProven, isPartners }: Mover): SecurityState {
  if (isPartners) return 'beyondPartner';
  if (!hasPassword) return 'unset';
  return isProven ? 'proven' : 'needed';
}

/** What concerns a move of so many fen; null: the security password is not asked for. */
export const securityFor = <S extends Pick<WalletSecurity, 'securityAbove'>>(
  amount: number,
  security: S | null,
): S | null => (security !== null && amount > security.securityAbove ? security : null);

/** Is the security password still to be given? */
export const isSecurityOpen = (security: Pick<WalletSecurity, 'securityState'> | null): boolean =>
  security !== null && security.securityState !== 'proven';
