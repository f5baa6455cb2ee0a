import { inTransaction } from '../../db/transaction';
import { limitLogins } from '../../login/credentials';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { assertStillChecked, checkOperatorPassword, noteOperatorOrigin, spendOperatorCode } from './attempts';
import { takeOperatorCode } from './second-factor';
import { logRefused, logSession } from './log-session';
import { closeOperatorSession, openOperatorSession } from './session';
import { claimOperatorTry, endOperatorWaiting, waitForOperatorCode } from './pending-sign-in';

/** First step: name and password. Throws operatorSignInWrong and the faults of limits. */
export async function signIn(
  context: Pick<OpenContext, 'db' | 'now' | 'ip' | 'device'>,
  { config }: Pick<AreaDeps, 'config'>,
  given: { loginName: string; password: string },
) {
  const { db, now } = context;
  await limitLogins(context, config.loginsPerMinute);
  const loginName = given.loginName.toLowerCase();
  const operator = await checkOperatorPassword(context, config, { ...given, loginName });
  return inTransaction(db, async (tx) => {
    // the check takes long enough for a link to replace the password
    await assertStillChecked(tx, config, { ...operator, password: given.password });
    return waitForOperatorCode(tx, config, { ...operator, now });
  });
}

/** Second step: the code of the app. Throws operatorSignInOver, operatorCodeWrong, operatorLocked, operatorGuarded. */
export async function passCode(
  context: OpenContext,
  { config }: Pick<AreaDeps, 'config'>,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ operatorSign: string; expireTime: string }> {
  const { db, now, ip, device } = context;
  await limitLogins(context, config.loginsPerMinute);
  const operator = await claimOperatorTry(db, ticket, now);
  if (operator === undefined) throw new Fault('operatorSignInOver');
  const { operatorNo } = operator;
  const tried = await spendOperatorCode(context, operator);
  // a code is consumed only with its session, while a wrong one must count, so the refusal comes after the transaction
  const session = await inTransaction(db, async (tx) => {
    if (!(await takeOperatorCode(tx, config, { operatorNo, code, now }))) return undefined;
    if (!(await endOperatorWaiting(tx, ticket))) throw new Fault('operatorSignInOver');
    await noteOperatorOrigin({ db: tx, now, ip, device }, operatorNo);
    await logSession(tx, operator, { call: 'signIn', summary: '登录', address: ip, now });
    return openOperatorSession(tx, operatorNo, { address: ip, agent: device.agent, now });
  });
  if (session === undefined) {
    await logRefused(context, operator, '验证码错误');
    throw new Fault('operatorCodeWrong');
  }
  await tried.giveBack();
  return session;
}

/** Ends a session; ending an ended one succeeds too. */
export async function signOut(
  { db, now, ip: address }: Pick<OpenContext, 'db' | 'now' | 'ip'>,
  { operatorSign }: { operatorSign: string },
): Promise<object> {
  await inTransaction(db, async (tx) => {
    const operator = await closeOperatorSession(tx, operatorSign, now);
    if (operator) await logSession(tx, operator, { call: 'signOut', summary: '退出登录', address, now });
  });
  return {};
}
