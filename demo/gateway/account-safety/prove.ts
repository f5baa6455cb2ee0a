import type { proveIdentity } from '../../../src/contract/account-safety/account-safety';
import type { ParsedBodyOf } from '../../../src/contract/call';
import { logAccountEvent } from '../login/account-log';
import { verifyPassword } from '../login/password';
import { noteProof } from '../login/proofs';
import { holdAccount } from '../login/queries';
import { takeRecoveryCode } from '../login/second-step/recovery';
import { takeCode } from '../login/second-step/totp';
import { restoreAllowance, MINUTE, spendAllowance } from '../server/limits/allowance';
import type { GatewayConfig } from '../server/config';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import { spendCode, tryCode, type CodeFor } from './codes';
import { notePhoneProved } from './first-proof/prove-phone';
import { noteChange } from './note-change';
import { claimSecurityTry, findAccount, forgetSecurityTries, type Account } from './queries';
import { refusePartners } from '../login/require-proof';

type ProofAttempt = ParsedBodyOf<typeof proveIdentity>;
type Config = Pick<GatewayConfig, 'smsSecret' | 'passwordCost' | 'factorSecret'>;

const WRONG_ALLOWED = 5;
const LOCK_MS = 15 * MINUTE;

/**
 * Checks a caller's proof of identity, outside the call's transaction so that a wrong try counts although the call is
 * refused. Throws proofWrong, proofLocked.
 */
export async function checkProof(context: CallerContext, config: Config, given: ProofAttempt): Promise<void> {
  const { db, now, caller, authSign } = context;
  await refusePartners(db, authSign, { atOwnProvider: true });
  const account = await findAccount(db, caller.userNo);
  try {
    await check(context, config, account, given);
  } catch (error) {
    if (error instanceof Fault) {
      const { userNo } = account;
      await logAccountEvent(db, { userNo, kind: 'identityRefused' }, context, now);
    }
    throw error;
  }
}

async function check(
  { db, now, authSign }: CallerContext,
  config: Config,
  account: Account,
  { factor, secret }: ProofAttempt,
): Promise<void> {
  switch (factor) {
    case 'sms':
    case 'mail':
      await tryCode(db, config, codeFor(account, hashToken(authSign), factor), secret, now);
      return;
    case 'password': {
      // counted per session, so that wrong tries of others do not lock this one
      const subject = `proof by password\n${hashToken(authSign)}`;
      if (!(await spendAllowance(db, subject, { allowed: WRONG_ALLOWED, withinMs: LOCK_MS }, now))) {
        throw new Fault('proofLocked');
      }
      if (!(await verifyPassword(secret, account.passwordHash, config.passwordCost))) {
        throw new Fault('proofWrong');
      }
      await restoreAllowance(db, subject);
      return;
    }
    case 'totp': {
      const subject = `proof by authenticator\n${hashToken(authSign)}`;
      if (!(await spendAllowance(db, subject, { allowed: WRONG_ALLOWED, withinMs: LOCK_MS }, now))) {
        throw new Fault('proofLocked');
      }
      const { userNo } = account;
      if (!(await takeCode(db, config, { userNo, code: secret, now }))) throw new Fault('proofWrong');
      await restoreAllowance(db, subject);
      return;
    }
    case 'recoveryCode':
      // a recovery code is too long to be guessed, and is consumed when the proof is stored
      return;
    case 'securityPassword':
      await checkSecurityPassword(db, config, account, secret, now);
  }
}

async function checkSecurityPassword(
  db: CallerContext['db'],
  { passwordCost }: Config,
  { userNo, securityHash }: Account,
  digits: string,
  now: Date,
): Promise<void> {
  if (securityHash === null) throw new Fault('securityPasswordMissing');
  const limits = { now, allowed: WRONG_ALLOWED, lockedUntil: new Date(now.getTime() + LOCK_MS) };
  if (!(await claimSecurityTry(db, userNo, limits))) throw new Fault('proofLocked');
  if (!(await verifyPassword(digits, securityHash, passwordCost))) throw new Fault('proofWrong');
  await forgetSecurityTries(db, userNo);
}

/** Stores a checked proof in the call's transaction. Throws proofWrong. */
export async function storeProof(
  context: CallerContext,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  { factor, secret }: ProofAttempt,
): Promise<Account> {
  const { db, now, caller, authSign } = context;
  const tokenHash = hashToken(authSign);
  await holdAccount(db, caller.userNo);
  const account = await findAccount(db, caller.userNo);
  await assertStillSecret(account, deps.config, { factor, secret });
  if (factor === 'sms' || factor === 'mail') await spendCode(db, codeFor(account, tokenHash, factor));
  if (factor === 'recoveryCode') {
    const { userNo } = account;
    if (!(await takeRecoveryCode(db, deps.config, { userNo, code: secret, now }))) {
      context.after('note a wrong recovery code', (after) =>
        logAccountEvent(after, { userNo, kind: 'identityRefused' }, context, now),
      );
      throw new Fault('proofWrong');
    }
    await noteChange(context, deps, account, { kind: 'recoveryCodeUsed', former: null, present: null });
  }
  if (factor === 'sms') await notePhoneProved(db, caller.userNo);
  await noteProof(db, tokenHash, factor, now);
  await logAccountEvent(db, { userNo: caller.userNo, kind: 'identityProved' }, context, now);
  return account;
}

/** Throws proofWrong when a checked password was replaced, or the app removed, before the proof is stored. */
async function assertStillSecret(
  { passwordHash, securityHash, totpSince }: Account,
  { passwordCost }: Pick<GatewayConfig, 'passwordCost'>,
  { factor, secret }: ProofAttempt,
): Promise<void> {
  if (factor === 'totp' && totpSince === null) throw new Fault('proofWrong');
  if (factor !== 'password' && factor !== 'securityPassword') return;
  const present = factor === 'password' ? passwordHash : securityHash;
  if (!(await verifyPassword(secret, present, passwordCost))) throw new Fault('proofWrong');
}

/** Target of a code, the phone or the address of an account. Throws proofWrong when the account has none. */
export function codeFor(
  { userNo, telephone, email }: Account,
  tokenHash: string,
  purpose: 'sms' | 'mail',
): CodeFor {
  const target = purpose === 'sms' ? telephone : email;
  if (target === null) throw new Fault('proofWrong');
  return { userNo, tokenHash, purpose, target };
}
