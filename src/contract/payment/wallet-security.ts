import * as v from 'valibot';
import { call } from '../call';

const Fen = v.pipe(v.number(), v.integer());

/**
 * State of the caller's proof of the security password, which the enterprise requires for payments by the prepaid
 * account and recharges above an amount. `needed`: they must prove it in this session. `proven`: their proof is still
 * valid. `unset`: they have no security password yet. `beyondPartner`: a partner opened the session, in which it cannot
 * be proved.
 */
export const WalletSecurity = v.object({
  securityState: v.picklist(['needed', 'proven', 'unset', 'beyondPartner']),
  /** Highest amount that needs no security password, fen. */
  securityAbove: Fen,
  /** ISO instant until which wrong attempts have locked it; '' when it is not locked. */
  lockedUntil: v.string(),
});
export type WalletSecurity = v.InferOutput<typeof WalletSecurity>;

/** Returns the state of the caller's proof; null when the enterprise requires no security password. */
export const queryWalletSecurity = call({
  gateway: 'settlement',
  path: '/jspubapi/settlement/queryWalletSecurity',
  body: v.object({}),
  result: v.object({ walletSecurity: v.nullable(WalletSecurity) }),
  needs: 'token',
  reads: ['wallet', 'account-safety'],
  origin: 'suite',
});
