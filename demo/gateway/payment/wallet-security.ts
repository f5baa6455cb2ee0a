import type { WalletSecurity } from '../../../src/contract/payment/wallet-security';
import { securityFor, securityStateOf } from '../../../src/domain/wallet/security';
import { findMover } from '../account-safety/security-proof';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';

type Context = Pick<CallerContext, 'db' | 'caller' | 'authSign' | 'now'>;

const REFUSALS = {
  needed: 'walletSecurityNeeded',
  unset: 'walletSecurityUnset',
  beyondPartner: 'walletSecurityBeyondPartner',
} as const;

/**
 * The enterprise's amount for security passwords and the caller's state of proof; null when no password is required.
 */
export async function findWalletSecurity(
  context: Context,
  enterpriseNum: string,
): Promise<WalletSecurity | null> {
  const securityAbove = await findSecurityAbove(context.db, enterpriseNum);
  return securityAbove === null ? null : { securityAbove, ...(await standingOf(context)) };
}

/**
 * Throws unless the caller may move this amount in fen: above the enterprise's amount they must have proved their
 * security password.
 */
export async function checkSecured(context: Context, enterpriseNum: string, amount: number): Promise<void> {
  const securityAbove = await findSecurityAbove(context.db, enterpriseNum);
  if (securityFor(amount, securityAbove === null ? null : { securityAbove }) === null) return;
  await checkSecurityProof(context);
}

/** Throws walletSecurityNeeded, walletSecurityUnset, walletSecurityBeyondPartner. */
async function checkSecurityProof(context: Context): Promise<void> {
  const { securityState } = await standingOf(context);
  if (securityState !== 'proven') throw new Fault(REFUSALS[securityState]);
}

async function standingOf({
  db,
  caller: { userNo },
  authSign,
  now,
}: Context): Promise<Pick<WalletSecurity, 'securityState' | 'lockedUntil'>> {
  const mover = await findMover(db, { userNo, authSign, now });
  return { securityState: securityStateOf(mover), lockedUntil: mover.lockedUntil?.toISOString() ?? '' };
}

/** Fen; null: the enterprise requires no security password. */
export async function findSecurityAbove(db: Database, enterpriseNum: string): Promise<number | null> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select('security_above')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return rule?.security_above ?? null;
}
