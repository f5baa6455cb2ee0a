import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { OpenedSession } from '../../../../src/contract/login/login';
import type { passSecondStep } from '../../../../src/contract/login/second-step';
import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import { limitLogins } from '../../login/credentials';
import { noteOrigin } from '../../login/origin';
import { noteProof } from '../../login/proofs';
import { findUserByNo, holdAccount } from '../../login/queries';
import { spendCodeTry } from '../../login/second-step/limits';
import { takeRecoveryCode } from '../../login/second-step/recovery';
import { takeCode } from '../../login/second-step/totp';
import { claimTry, endWaitingSignIn } from '../../login/second-step/waiting-sign-ins';
import { openSession } from '../../login/session';
import { takeSignOn } from '../../login/single-sign-on/sessions';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { hashToken } from '../../server/http/token';
import { notePhoneProved } from '../first-proof/prove-phone';
import { noteChange } from '../note-change';
import { findAccount } from '../queries';

type SecondStepBody = ParsedBodyOf<typeof passSecondStep>;

/**
 * Opens the session of a waiting sign-in by its second factor. Wrong codes count per origin, so that an attacker with
 * the first factor can lock out neither a user at a known origin nor one with a recovery code, which is too long to be
 * guessed. Throws secondStepOver, secondStepWrong, recoveryCodeWrong, secondStepLocked, tooManyRequests.
 */
export async function passStep(
  context: OpenContext,
  deps: AreaDeps,
  given: SecondStepBody,
): Promise<OpenedSession> {
  const { db, now } = context;
  await limitLogins(context, deps.config.loginsPerMinute);
  const waiting = await claimTry(db, given.ticket, context);
  if (waiting === undefined) throw new Fault('secondStepOver');
  const { userNo, way, signOnHash } = waiting;
  const tried = given.factor === 'totp' ? await spendCodeTry(context, userNo) : undefined;
  // a factor is consumed only with its session, while a wrong one must count, so the refusal comes after the
  // transaction
  const session = await inTransaction(db, async (tx) => {
    // before the factor, in the order of changes of the account, which end waiting sign-ins
    await holdAccount(tx, userNo);
    const taken = { userNo, code: given.secret, now };
    const isRight =
      given.factor === 'totp'
        ? await takeCode(tx, deps.config, taken)
        : await takeRecoveryCode(tx, deps.config, taken);
    if (!isRight) return undefined;
    const found = await findUserByNo(tx, userNo);
    if (found === undefined || !(await endWaitingSignIn(tx, given.ticket))) throw new Fault('secondStepOver');
    const signOn = signOnHash === null ? undefined : await takeSignOn(tx, signOnHash);
    // the provider or its session was ended meanwhile
    if (signOnHash !== null && signOn === undefined) throw new Fault('secondStepOver');
    const user = signOn === undefined ? found : { ...signOn, bounds: [signOn.enterpriseNum] };
    if (way === 'sms') await notePhoneProved(tx, userNo);
    await noteOrigin(tx, userNo, context, now);
    const { ip, device } = context;
    const opened = await openSession(tx, user, { ip, device, now, way, ...(signOn && { signOn }) });
    await noteProof(tx, hashToken(opened.authSign), given.factor, now);
    if (given.factor === 'recoveryCode') {
      const account = await findAccount(tx, userNo);
      const used = { kind: 'recoveryCodeUsed', former: null, present: null } as const;
      await noteChange({ ...context, db: tx }, deps, account, used);
    }
    return opened;
  });
  if (session === undefined) {
    await logAccountEvent(db, { userNo, kind: 'secondStepRefused', way }, context, now);
    throw new Fault(given.factor === 'totp' ? 'secondStepWrong' : 'recoveryCodeWrong');
  }
  await tried?.giveBack();
  return session;
}
