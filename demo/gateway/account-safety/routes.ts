import {
  proveIdentity,
  queryAccountSafety,
  sendProofCode,
} from '../../../src/contract/account-safety/account-safety';
import {
  changeLoginPassword,
  changePhone,
  ratePassword,
  removeEmail,
  requestEmail,
  sendNewPhoneCode,
  setSecurityPassword,
} from '../../../src/contract/account-safety/changes';
import {
  endAccountSession,
  endOtherSessions,
  queryAccountEvents,
  queryAccountSessions,
} from '../../../src/contract/account-safety/sessions';
import { logAccountEvent } from '../login/account-log';
import { findProofs } from '../login/proofs';
import { renewToken } from '../login/session';
import { insertMails } from '../mail/queries';
import type { AreaDeps } from '../server/deps';
import { implement, type CallerContext, type Implementation } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import {
  awaitEmail,
  codeForNewPhone,
  dropEmail,
  putSecurityPassword,
  replacePhone,
  setLoginPassword,
  tryNewPhone,
} from './changes';
import { claimRoutes } from './claims/routes';
import { beginCode, makeCode, RESEND_SECONDS, type CodeFor } from './codes';
import { smsSignInRoutes } from './first-proof/sign-in';
import { checkProof, codeFor, storeProof } from './prove';
import { findAccount } from './queries';
import { secondFactorRoutes } from './second-factors/routes';
import { ratePasswordOf } from './strength';
import { deleteOtherSessions, endSession, findEvents, findSessions } from './sessions';
import { refusePartners } from '../login/require-proof';
import { accountSafety, proofStateOf, requireProofs } from './state';

export function accountSafetyRoutes(deps: AreaDeps): Implementation[] {
  const { config, notifier } = deps;

  /** Sends a code by SMS after the call. */
  async function sendSms({ db, now, after }: CallerContext, code: CodeFor) {
    const codeNo = await beginCode(db, config, code, now);
    const made = await makeCode(db, config, codeNo, now);
    if (made !== undefined) {
      const use = code.purpose === 'newPhone' ? 'newPhone' : 'identity';
      after('send a code', () => notifier.sendAccountCode(made.target, made.code, use));
    }
    return { resendAfterSeconds: RESEND_SECONDS };
  }

  return [
    ...smsSignInRoutes(deps),
    ...secondFactorRoutes(deps),

    implement(queryAccountSafety, async ({ db, now, caller: { userNo }, authSign }) => ({
      accountSafety: await accountSafety(db, { userNo, authSign, now }),
    })),

    implement(sendProofCode, async (context, { factor }) => {
      const { db, now, caller, authSign } = context;
      await refusePartners(db, authSign, { atOwnProvider: true });
      const code = codeFor(await findAccount(db, caller.userNo), hashToken(authSign), factor);
      if (factor === 'sms') return sendSms(context, code);
      // the code itself is created when its mail is written
      const codeNo = await beginCode(db, config, code, now);
      await insertMails(context, [`account code ${codeNo}`]);
      return { resendAfterSeconds: RESEND_SECONDS };
    }),

    implement(
      proveIdentity,
      async (context, given) => {
        const { db, now } = context;
        const account = await storeProof(context, deps, given);
        const authSign = await renewToken(db, context.authSign, now);
        return { ...proofStateOf(account, await findProofs(db, hashToken(authSign)), now), authSign };
      },
      { beforehand: (context, given) => checkProof(context, config, given) },
    ),

    implement(ratePassword, async ({ db, caller }, { password }) =>
      ratePasswordOf(password, await findAccount(db, caller.userNo)),
    ),

    implement(changeLoginPassword, (context, body) => setLoginPassword(context, deps, body)),

    implement(setSecurityPassword, async (context, { securityPassword }) => {
      await putSecurityPassword(context, deps, securityPassword);
      return {};
    }),

    implement(sendNewPhoneCode, async (context, { phone }) => {
      const { db, caller } = context;
      await requireProofs(db, await findAccount(db, caller.userNo), context);
      return sendSms(context, codeForNewPhone(context, phone));
    }),

    implement(changePhone, (context, body) => replacePhone(context, deps, body), {
      beforehand: async (context, body) => {
        const { db, caller } = context;
        await requireProofs(db, await findAccount(db, caller.userNo), context);
        await tryNewPhone(context, deps, body);
      },
    }),

    implement(requestEmail, (context, body) => awaitEmail(context, body)),

    implement(removeEmail, async (context) => {
      await dropEmail(context, deps);
      return {};
    }),

    implement(queryAccountSessions, async ({ db, now, caller: { userNo }, authSign }) => {
      await refusePartners(db, authSign);
      return { sessionList: await findSessions(db, { userNo, tokenHash: hashToken(authSign), now }) };
    }),

    implement(endAccountSession, async (context, { sessionNo }) => {
      const { db, now, caller, authSign } = context;
      await refusePartners(db, authSign);
      const { userNo } = caller;
      if (await endSession(db, userNo, sessionNo)) {
        await logAccountEvent(db, { userNo, kind: 'sessionEnded' }, context, now);
      }
      return {};
    }),

    implement(endOtherSessions, async (context) => {
      const { db, now, caller, authSign } = context;
      await refusePartners(db, authSign);
      const { userNo } = caller;
      const endedSessions = await deleteOtherSessions(db, userNo, hashToken(authSign));
      await logAccountEvent(db, { userNo, kind: 'otherSessionsEnded' }, context, now);
      return { endedSessions };
    }),

    implement(queryAccountEvents, async ({ db, caller, authSign }, body) => {
      await refusePartners(db, authSign);
      return findEvents(db, caller.userNo, body);
    }),

    ...claimRoutes(deps, sendSms),
  ];
}
