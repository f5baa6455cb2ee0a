import * as v from 'valibot';
import { call } from '../call';

const Fen = v.pipe(v.number(), v.integer());

/**
 * How the caller stands to what the enterprise asks a security password for: payments by the prepaid account and recharges
 * above an amount. `needed`: they have to prove it in this session. `proven`: they have, and it still counts. `unset`: they have
 * none yet. `beyondPartner`: a partner opened the session, and it is not asked for there.
 */
export const WalletSecurity = v.object({
  securityState: v.picklist(['needed', 'proven', 'unset', 'beyondPartner']),
  /** Up to which it is not asked for, fen. */
  securityAbove: Fen,
  /** ISO instant until which wrong tries have locked it; '' where they have not. */
  lockedUntil: v.string(),
});
export type WalletSecurity = v.InferOutput<typeof WalletSecurity>;

/** null: the enterprise asks for no security password. */
export const queryWalletSecurity = call({
  gateway: 'settlement',
  path: '/jspubapi/settlement/queryWalletSecurity',
  body: v.object({}),
  result: v.object({ walletSecurity: v.nullable(WalletSecurity) }),
  needs: 'token',
  reads: ['wallet', 'account-safety'],
  origin: 'suite',
});
