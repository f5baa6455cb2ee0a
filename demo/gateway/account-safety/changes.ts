import type {
  changeLoginPassword,
  changePhone,
  requestEmail,
} from '../../../src/contract/account-safety/changes';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { maskEmail } from '../../../src/domain/account-safety/mask-email';
import { maskPhone } from '../../../src/domain/passenger/mask';
import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from '../login/password';
import { dropProofs } from '../login/proofs';
import { renewToken } from '../login/session';
import { insertMails } from '../mail/queries';
import { DAY, spendAllowance } from '../server/limits/allowance';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import { noteChange } from './note-change';
import { notePhoneProved } from './first-proof/prove-phone';
import { deletePasswordLinks } from './password-link/delete-links';
import { deleteOtherSessions } from './sessions';
import { spendCode, tryCode, type CodeFor } from './codes';
import {
  isPhoneTaken,
  lockAccount,
  setEmail,
  setPasswordHash,
  setPhone,
  setSecurityHash,
  type Account,
} from './queries';
import { requireProofs } from './state';
import { refuseWeakPassword, refuseWeakSecurityPassword } from './strength';

type Deps = Pick<AreaDeps, 'config' | 'notifier'>;
const EMAIL_LINK_MS = DAY;
const EMAILS_A_DAY = 10;

/** Throws proofNeeded, and fieldsInvalid at `password`. */
export async function setLoginPassword(
  context: CallerContext,
  deps: Deps,
  { password }: ParsedBodyOf<typeof changeLoginPassword>,
): Promise<ResultOf<typeof changeLoginPassword>> {
  const { db, now, authSign } = context;
  const account = await lockedAccount(context);
  if (account.loginName === null) throw new Fault('forbidden');
  refuseWeakPassword(password, account);
  const { passwordCost } = deps.config;
  const isPresent =
    account.passwordHash !== null && (await verifyPassword(password, account.passwordHash, passwordCost));
  if (isPresent) throw fieldsInvalid({ password: '新密码不能与当前密码相同' });
  const passwordHash = await hashPassword(password, passwordCost);
  await setPasswordHash(db, account.userNo, { passwordHash, now });
  await dropProofs(db, account.userNo, 'password');
  await deletePasswordLinks(db, account.userNo);
  await noteChange(context, deps, account, { kind: 'password', former: account.passwordHash, present: null });
  const renewed = await renewToken(db, authSign, now);
  return {
    endedSessions: await deleteOtherSessions(db, account.userNo, hashToken(renewed)),
    authSign: renewed,
  };
}

/** Throws proofNeeded, and fieldsInvalid at `securityPassword`. */
export async function putSecurityPassword(context: CallerContext, deps: Deps, digits: string): Promise<void> {
  const account = await lockedAccount(context);
  refuseWeakSecurityPassword(digits, account);
  const securityHash = await hashPassword(digits, deps.config.passwordCost);
  await setSecurityHash(context.db, account.userNo, { securityHash, now: context.now });
  await dropProofs(context.db, account.userNo, 'securityPassword');
  await noteChange(context, deps, account, {
    kind: 'securityPassword',
    former: account.securityHash,
    present: null,
  });
}

export const codeForNewPhone = ({ caller, authSign }: CallerContext, phone: string): CodeFor => ({
  userNo: caller.userNo,
  tokenHash: hashToken(authSign),
  purpose: 'newPhone',
  target: phone,
});

/** Tries the code of the new phone outside the call's transaction, so that a wrong one counts. Throws proofWrong. */
export async function tryNewPhone(
  context: CallerContext,
  { config }: Deps,
  { phone, smsCode }: Pick<ParsedBodyOf<typeof changePhone>, 'phone' | 'smsCode'>,
): Promise<void> {
  await tryCode(context.db, config, codeForNewPhone(context, phone), smsCode, context.now);
}

/** Throws proofNeeded, proofWrong, phoneTaken, and fieldsInvalid at `phone` for the present one. */
export async function replacePhone(
  context: CallerContext,
  deps: Deps,
  { phone }: ParsedBodyOf<typeof changePhone>,
): Promise<ResultOf<typeof changePhone>> {
  const { db } = context;
  const account = await lockedAccount(context);
  const { userNo, telephone } = account;
  if (phone === telephone) throw fieldsInvalid({ phone: '该手机号已是您绑定的手机号' });
  if (await isPhoneTaken(db, phone, userNo)) throw new Fault('phoneTaken');
  await spendCode(db, codeForNewPhone(context, phone));
  await setPhone(db, userNo, { from: telephone, to: phone });
  await notePhoneProved(db, userNo);
  await dropProofs(db, userNo, 'sms');
  await noteChange(context, deps, account, { kind: 'phone', former: telephone, present: phone });
  return { telephone: maskPhone(phone) };
}

/**
 * Stores a requested address and sends a link to it. Throws proofNeeded, tooManyRequests, and fieldsInvalid at `email`.
 */
export async function awaitEmail(
  context: CallerContext,
  { email }: ParsedBodyOf<typeof requestEmail>,
): Promise<ResultOf<typeof requestEmail>> {
  const { db, now, emit } = context;
  const { userNo, email: present } = await lockedAccount(context);
  if (email === present) throw fieldsInvalid({ email: '该邮箱已是您绑定的邮箱' });
  const allowance = { allowed: EMAILS_A_DAY, withinMs: DAY };
  if (!(await spendAllowance(db, `address to confirm\n${userNo}`, allowance, now)))
    throw new Fault('tooManyRequests');
  const request = {
    request_no: randomUUID(),
    email,
    requested_at: now,
    expires_at: new Date(now.getTime() + EMAIL_LINK_MS),
  };
  await db
    .insertInto('email_request')
    .values({ user_no: userNo, ...request })
    .onConflict((conflict) => conflict.column('user_no').doUpdateSet(request))
    .execute();
  await insertMails({ db, now, emit }, [`account email ${request.request_no}`]);
  return { awaitedEmail: maskEmail(email) };
}

/** Throws proofNeeded. */
export async function dropEmail(context: CallerContext, deps: Deps): Promise<void> {
  const { db } = context;
  const account = await lockedAccount(context);
  if (account.email === null) return;
  await setEmail(db, account.userNo, null);
  await dropProofs(db, account.userNo, 'mail');
  await noteChange(context, deps, account, { kind: 'email', former: account.email, present: null });
}

/** Locks the caller's account for a change and checks that the session has enough proofs. */
export async function lockedAccount(context: CallerContext): Promise<Account> {
  const account = await lockAccount(context.db, context.caller.userNo);
  await requireProofs(context.db, account, context);
  return account;
}
