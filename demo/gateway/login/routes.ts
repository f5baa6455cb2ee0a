import {
  getAuthSignByUserNoForCloud,
  loginByPassword,
  loginBySmsCode,
  loginOut,
  sendLoginSmsCode,
  verifyUserAuthSignForCloud,
  type LoginUserInfo,
} from '../../../src/contract/login';
import { inTransaction } from '../db/transaction';
import type { AreaDeps } from '../deps';
import { Fault } from '../fault';
import { implementOpen, type Implementation, type OpenContext } from '../implement';
import { attempt } from './attempts';
import { countLoginRequest } from './guard-queries';
import { verifyPartnerRequest } from './partner';
import { verifyPassword } from './password';
import { findUserByLoginName, findUserByPhone, findUserForPartner, findUserInfo } from './queries';
import { closeSession, openSession, resumeSession } from './session';
import { makeSmsCode, redeemSmsCode, RESEND_SECONDS } from './sms-code';

/** Specification 9: link of the new site, told to the client in the login user info. */
const NEW_SITE_LINK = 21;
const MINUTE = 60_000;

export function loginRoutes({ config, notifier }: AreaDeps): Implementation[] {
  /** Counted in the database: the limit holds over all processes. */
  async function limitRate({ db, ip, now }: OpenContext): Promise<void> {
    const requests = await countLoginRequest(db, ip, now, MINUTE);
    if (requests > config.loginsPerMinute) throw new Fault('tooManyRequests');
  }

  return [
    implementOpen(loginByPassword, async (context, { account, password }) => {
      await limitRate(context);
      const { db, now } = context;
      const loginName = account.toLowerCase();
      const user = await attempt(db, loginName, now, async () => {
        const user = await findUserByLoginName(db, loginName);
        return (await verifyPassword(password, user?.passwordHash)) ? user : undefined;
      });
      if (user === undefined) throw new Fault('credentialsWrong');
      return openSession(db, user, now);
    }),

    implementOpen(sendLoginSmsCode, async (context, { phone }) => {
      await limitRate(context);
      const { db, now } = context;
      const code = await makeSmsCode(db, config.smsSecret, phone, now);
      const user = await findUserByPhone(db, phone);
      // sent after the answer: neither its content nor its time tells whether the number is known
      if (user !== undefined) context.after('send SMS code', () => notifier.sendLoginCode(phone, code));
      return { resendAfterSeconds: RESEND_SECONDS };
    }),

    implementOpen(loginBySmsCode, async (context, { phone, smsCode }) => {
      await limitRate(context);
      const { db, now } = context;
      const redeemed = await redeemSmsCode(db, config.smsSecret, { phone, code: smsCode, now });
      const user = redeemed ? await findUserByPhone(db, phone) : undefined;
      if (user === undefined) throw new Fault('smsCodeWrong');
      return openSession(db, user, now);
    }),

    implementOpen(verifyUserAuthSignForCloud, async ({ db, now }, { authSign }) => {
      const session = await resumeSession(db, authSign, now);
      if (session === undefined) throw new Fault('authExpired');
      const user = await findUserInfo(db, session.userNo);
      if (user === undefined) throw new Fault('userUnknown');
      return loginUserInfo(user, session.enterpriseNum, config.publicUrl);
    }),

    implementOpen(getAuthSignByUserNoForCloud, async (context, body) => {
      await limitRate(context);
      return inTransaction(context.db, async (db) => {
        await verifyPartnerRequest(db, body, context.now);
        const user = await findUserForPartner(db, body.userNO, body.appNo);
        if (user === undefined) throw new Fault('userUnknown');
        return openSession(db, user, context.now);
      });
    }),

    implementOpen(loginOut, async ({ db }, { authSign }) => {
      await closeSession(db, authSign);
      return {};
    }),
  ];
}

type UserWithPlaces = NonNullable<Awaited<ReturnType<typeof findUserInfo>>>;

/** The enterprise in use comes first, the others in the user's own order. */
function loginUserInfo(user: UserWithPlaces, enterpriseInUse: string, siteUrl: string): LoginUserInfo {
  const places = [...user.places].sort(
    (a, b) => Number(b.enterprise_num === enterpriseInUse) - Number(a.enterprise_num === enterpriseInUse),
  );
  return {
    userName: user.user_name,
    userNO: user.user_no,
    telephone: user.telephone,
    source: user.source,
    entAndTmcShortInfoList: places.map((place) => ({
      staffNO: place.staff_no,
      staffName: place.staff_name,
      enterpriseNum: place.enterprise_num,
      entName: place.ent_name,
      entShortName: place.ent_short_name,
      tMCNumber: place.tmc_number,
      tMCName: place.tmc_name,
      logoFileAddress: place.logo_file_address,
      phone: place.phone,
    })),
    linkURLList: [{ businessType: NEW_SITE_LINK, linkURL: siteUrl, isOBT: true }],
    deptInfoList: places
      .slice(0, 1)
      .map(({ dept_no, dept_name }) => ({ deptNO: dept_no, deptName: dept_name })),
  };
}
