import { parse } from 'valibot';
import {
  endSessionsForCloud,
  getAuthSignByUserNoForCloud,
  loginByPassword,
  loginOut,
  redeemEnterpriseView,
  sendLoginSmsCode,
  signOutEverywhere,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { TokenScope } from '../../../src/contract/login/token-scope';
import { maskPhone } from '../../../src/domain/passenger/mask';
import { inTransaction } from '../db/transaction';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { implement, implementOpen, type Implementation, type OpenContext } from '../server/http/implement';
import { assertStillPassword, checkPassword, limitLogins } from './credentials';
import type { SignedOutEverywhere } from './events';
import { networkOf } from './network';
import { originOf } from './origin';
import { endForPartner } from './partners/end';
import { openForPartner } from './partners/open';
import { deleteSessionsOf, findSession, findUserByPhone, findUserInfo } from './queries';
import { hashToken } from '../server/http/token';
import { signIn } from './second-step/waiting-sign-ins';
import { closeSession, resumeSession } from './session';
import { beginLeaving } from './single-sign-on/leave';
import { makeSmsCode, RESEND_SECONDS } from './sms-code';
import { redeemView } from './agency-view/view';
import { loginUserInfo } from './user-info';

const whereOf = ({ ip, device, now }: OpenContext) => ({ ip, device, now });

export function loginRoutes({ config, notifier }: AreaDeps): Implementation[] {
  const limitRate = (context: OpenContext) => limitLogins(context, config.loginsPerMinute);

  return [
    implementOpen(loginByPassword, async (context, { account, password }) => {
      await limitRate(context);
      const user = await checkPassword(context, config, { account, password });
      return inTransaction(context.db, async (tx) => {
        await assertStillPassword(tx, config, user, password);
        return signIn(tx, user, 'password', whereOf(context));
      });
    }),

    implementOpen(sendLoginSmsCode, async (context, { phone }) => {
      await limitRate(context);
      const { db, ip, now } = context;
      // in one transaction, so that a code that was not sent does not block the next one
      const { code, user } = await inTransaction(db, async (tx) => {
        const origin = await originOf(tx, ['telephone', phone], context, now);
        const made = await makeSmsCode(tx, config, { phone, origin, network: networkOf(ip), now });
        return { code: made, user: await findUserByPhone(tx, phone) };
      });
      // sent after the answer, whose content and time must not reveal whether the number is known
      if (user !== undefined) context.after('send SMS code', () => notifier.sendLoginCode(phone, code));
      return { resendAfterSeconds: RESEND_SECONDS };
    }),

    implementOpen(verifyUserAuthSignForCloud, async ({ db, now }, { authSign }) => {
      const session = await resumeSession(db, authSign, now);
      if (session === undefined) throw new Fault('authExpired');
      const user = await findUserInfo(db, session);
      if (user === undefined) throw new Fault('userUnknown');
      const info = loginUserInfo(user, session.enterpriseNum, config);
      const { isViewOnly, tokenScope } = session;
      return {
        ...info,
        // a narrow token is held by a page of others
        ...(tokenScope !== null && { telephone: maskPhone(info.telephone) }),
        ...(isViewOnly && { isViewOnly: true as const }),
        ...(tokenScope !== null && { tokenScope: parse(TokenScope, JSON.parse(tokenScope)) }),
      };
    }),

    implementOpen(getAuthSignByUserNoForCloud, async (context, body) => {
      await limitRate(context);
      return inTransaction(context.db, (tx) => openForPartner(tx, context, config, body));
    }),

    implementOpen(endSessionsForCloud, async (context, body) => {
      await limitRate(context);
      return inTransaction(context.db, (tx) => endForPartner(tx, context, config, body));
    }),

    implementOpen(redeemEnterpriseView, async (context, { viewSign }) => {
      await limitRate(context);
      return inTransaction(context.db, (tx) =>
        redeemView(tx, viewSign, { ...whereOf(context), emit: context.emit }),
      );
    }),

    implementOpen(loginOut, async ({ db, now }, { authSign }) => {
      const leaveUrl = await beginLeaving(db, config, authSign, now);
      await closeSession(db, authSign);
      return leaveUrl === '' ? {} : { leaveUrl };
    }),

    implement(
      signOutEverywhere,
      async ({ db, now, emit, caller, authSign }) => {
        const bounds = (await findSession(db, hashToken(authSign)))?.bounds ?? null;
        const told: SignedOutEverywhere = { userNo: caller.userNo, bounds };
        // before the sessions, so that a session that a code is just opening is waited for and deleted too
        await emit({ db, now }, 'user.signedOutEverywhere', told);
        return { endedCount: await deleteSessionsOf(db, told) };
      },
      { requestsOf: 'session' },
    ),
  ];
}
