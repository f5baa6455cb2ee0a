import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { OpenedSession } from '../../../../src/contract/login/login';
import type { passSecondStep } from '../../../../src/contract/login/second-step';
import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import { limitLogins } from '../../login/credentials';
import { noteOrigin } from '../../login/origin';
import { noteProof } from '../../login/proofs';
import { findUserByNo } from '../../login/queries';
import { spendCodeTry } from '../../login/second-step/limits';
import { takeRecoveryCode } from '../../login/second-step/recovery';
import { takeCode } from '../../login/second-step/totp';
import { claimTry, endWaiting } from '../../login/second-step/waiting';
import { openSession } from '../../login/session';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { hashToken } from '../../server/http/token';
import { noteChange } from '../note-change';
import { findAccount } from '../queries';

type Given = ParsedBodyOf<typeof passSecondStep>;

/**
 * Opens the session of a sign-in that waits, by its second factor. Wrong codes are counted where they come from, so whoever has
 * the first factor locks out nobody who has signed in from where they are, nor anybody who has a recovery code: those are too
 * long to be guessed. Throws secondStepOver, secondStepWrong, recoveryCodeWrong, secondStepLocked, tooManyRequests.
 */
export async function passStep(context: OpenContext, deps: AreaDeps, given: Given): Promise<OpenedSession> {
  const { db, now } = context;
  await limitLogins(context, deps.config.loginsPerMinute);
  const waiting = await claimTry(db, given.ticket, context);
  if (waiting === undefined) throw new Fault('secondStepOver');
  const { userNo, way } = waiting;
  const tried = given.factor === 'totp' ? await spendCodeTry(context, userNo) : undefined;
  // a factor whose session is not opened is not used up; a wrong one counts, so the refusal comes after
  const session = await inTransaction(db, async (tx) => {
    const taken = { userNo, code: given.secret, now };
    const isRight =
      given.factor === 'totp'
        ? await takeCode(tx, deps.config, taken)
        : await takeRecoveryCode(tx, deps.config, taken);
    if (!isRight) return undefined;
    const user = await findUserByNo(tx, userNo);
    if (user === undefined || !(await endWaiting(tx, given.ticket))) throw new Fault('secondStepOver');
    await noteOrigin(tx, userNo, context, now);
    const { ip, device } = context;
    const opened = await openSession(tx, user, { ip, device, now, way });
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
