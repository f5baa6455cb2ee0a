import { loginBySmsCode, type SignIn } from '../../../../src/contract/login/login';
import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import { limitLogins } from '../../login/credentials';
import { originOf } from '../../login/origin';
import { findUserByPhone, holdUserByPhone } from '../../login/queries';
import { hasSecondFactor, signIn } from '../../login/second-step/waiting-sign-ins';
import { redeemSmsCode } from '../../login/sms-code';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import { implementOpen, type Implementation, type OpenContext } from '../../server/http/implement';
import { provePhone } from './prove-phone';

export function smsSignInRoutes(deps: AreaDeps): Implementation[] {
  const { config } = deps;
  return [
    implementOpen(loginBySmsCode, async (context, { phone, smsCode }) => {
      const { db, ip, device, now } = context;
      await limitLogins(context, config.loginsPerMinute);
      const origin = await originOf(db, ['telephone', phone], context, now);
      // a code is consumed only with its session, while a wrong one must count, so the refusal comes after the
      // transaction
      const session = await inTransaction(db, async (tx): Promise<SignIn | undefined> => {
        const redeemed = await redeemSmsCode(tx, config.smsSecret, { phone, code: smsCode, origin, now });
        const userNo = redeemed ? (await findUserByPhone(tx, phone))?.userNo : undefined;
        if (userNo === undefined) return undefined;
        // with a second factor the phone is proved only together with it
        if (!(await hasSecondFactor(tx, userNo)) && !(await provePhone(tx, context, deps, userNo)))
          throw new Fault('phoneUnproved');
        const user = await holdUserByPhone(tx, phone);
        // the phone has just been replaced
        if (user?.userNo !== userNo) return undefined;
        return signIn(tx, user, 'sms', { ip, device, now });
      }).catch((error: unknown) => noteRefusal(context, phone, error));
      if (session === undefined) throw new Fault('smsCodeWrong');
      return session;
    }),
  ];
}

/** Writes a refusal of an unproved phone to the log of its account, after the transaction that it has undone. */
async function noteRefusal(context: OpenContext, phone: string, error: unknown): Promise<never> {
  if (error instanceof Fault && error.fault === 'phoneUnproved') {
    const user = await findUserByPhone(context.db, phone);
    if (user !== undefined) {
      const refused = { userNo: user.userNo, kind: 'signInRefused', way: 'sms' } as const;
      await logAccountEvent(context.db, refused, context, context.now);
    }
  }
  throw error;
}
