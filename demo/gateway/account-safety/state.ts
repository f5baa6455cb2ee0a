import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import {
  endOfProof,
  liveProofs,
  missingProofs,
  type Proof,
} from '../../../src/domain/account-safety/factors';
import { safetyLevel, SESSION_UNUSED_DAYS } from '../../../src/domain/account-safety/level';
import { maskEmail } from '../../../src/domain/account-safety/mask-email';
import { maskPhone } from '../../../src/domain/passenger/mask';
import type { Database } from '../db/database';
import { findProofs } from '../login/proofs';
import { isVouched, refusePartners } from '../login/require-proof';
import { findSession } from '../login/queries';
import { DAY } from '../server/limits/allowance';
import { Fault } from '../server/http/fault';
import { hashToken } from '../server/http/token';
import { factorsOf, findAccount, type Account } from './queries';

/** Live proofs of a session for an account, and the number of missing ones. */
export function proofStateOf(account: Account, proofs: readonly Proof[], now: Date) {
  const live = liveProofs(proofs, now.getTime());
  const proven = live.map(({ factor }) => factor);
  return {
    proofs: live.map((proof) => ({
      factor: proof.factor,
      until: new Date(endOfProof(proof)).toISOString(),
    })),
    missing: missingProofs(factorsOf(account), proven),
  };
}

/** Throws proofNeeded unless the session has enough proofs for the settings of the account. */
export async function requireProofs(
  db: Database,
  account: Account,
  { authSign, now }: { authSign: string; now: Date },
): Promise<void> {
  await refusePartners(db, authSign);
  const { missing } = proofStateOf(account, await findProofs(db, hashToken(authSign)), now);
  if (missing > 0) throw new Fault('proofNeeded');
}

/** Returns whether others vouch for the user of the session. */
export const isOfPartner = (db: Database, authSign: string): Promise<boolean> =>
  isPartners(db, hashToken(authSign));

/** Returns whether the session may not prove its user, who sees no full numbers then. */
export async function cannotProve(db: Database, authSign: string): Promise<boolean> {
  const session = await findSession(db, hashToken(authSign));
  return session !== undefined && session.openedBy !== 'singleSignOn' && isVouched(session);
}

const isPartners = async (db: Database, tokenHash: string): Promise<boolean> => {
  const session = await findSession(db, tokenHash);
  return session !== undefined && isVouched(session);
};

/** State of the account for its safety page. */
export async function accountSafety(
  db: Database,
  { userNo, authSign, now }: { userNo: string; authSign: string; now: Date },
): Promise<AccountSafety> {
  const account = await findAccount(db, userNo);
  const tokenHash = hashToken(authSign);
  const { proofs, missing } = proofStateOf(account, await findProofs(db, tokenHash), now);
  const factors = factorsOf(account);
  const changedAt = account.passwordChangedAt?.getTime();
  const { level, advice } = safetyLevel(
    {
      canHavePassword: account.loginName !== null,
      factors,
      passwordChangedAt: changedAt,
      unusedSessions: await countUnusedSessions(db, userNo, now),
    },
    now.getTime(),
  );
  const locked = account.securityLockedUntil;
  return {
    level,
    advice,
    loginName: account.loginName ?? '',
    hasPassword: account.passwordHash !== null,
    passwordChangedAt: account.passwordChangedAt?.toISOString() ?? '',
    telephone: maskPhone(account.telephone),
    email: account.email === null ? '' : maskEmail(account.email),
    awaitedEmail: await findAwaitedEmail(db, userNo, now),
    recordedEmail: account.email === null ? await findRecordedEmail(db, userNo) : '',
    hasSecurityPassword: account.securityHash !== null,
    securityChangedAt: account.securityChangedAt?.toISOString() ?? '',
    securityLockedUntil: locked !== null && locked > now ? locked.toISOString() : '',
    totpSince: account.totpSince?.toISOString() ?? '',
    recoveryCodesLeft: account.totpSince === null ? 0 : account.recoveryCodesLeft,
    factors,
    proofs,
    missing,
    isPartners: await isPartners(db, tokenHash),
  };
}

async function findAwaitedEmail(db: Database, userNo: string, now: Date): Promise<string> {
  const request = await db
    .selectFrom('email_request')
    .select('email')
    .where('user_no', '=', userNo)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return request === undefined ? '' : maskEmail(request.email);
}

async function findRecordedEmail(db: Database, userNo: string): Promise<string> {
  const record = await db
    .selectFrom('staff')
    .select('email')
    .where('user_no', '=', userNo)
    .where('staff_state', '=', 'active')
    .where('email', 'is not', null)
    .orderBy('enterprise_order')
    .executeTakeFirst();
  const email = record?.email ?? '';
  return email === '' ? '' : maskEmail(email);
}

async function countUnusedSessions(db: Database, userNo: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_no', '=', userNo)
    .where('expires_at', '>', now)
    .where('last_seen_at', '<', new Date(now.getTime() - SESSION_UNUSED_DAYS * DAY))
    .executeTakeFirstOrThrow();
  return Number(count);
}
