import { randomBytes } from 'node:crypto';
import {
  joinByInvitation,
  proveInvitePhone,
  queryInvitation,
  sendInviteSmsCode,
  type ProvedPhone,
} from '../../../src/contract/invite/invite';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { limitLogins } from '../login/credentials';
import { networkOf } from '../login/network';
import { originOf, type Origin } from '../login/origin';
import { makeSmsCode, redeemSmsCode, RESEND_SECONDS } from '../login/sms-code';
import { DAY, MINUTE, spendAllowance } from '../server/limits/allowance';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { implementOpen, type Implementation, type OpenContext } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import { invitationOf, refuseOtherPhone } from './invitations';
import { assertPhonesAccount, join } from './join';
import { findMember, findUser, insertProof } from './queries';

const PROVED_MS = 15 * MINUTE;
/** Codes per invitation, so that a holder of its link cannot send unlimited messages to others' phones. */
const CODES_A_DAY = { allowed: 300, withinMs: DAY };

export function inviteRoutes(deps: AreaDeps): Implementation[] {
  const { config, notifier } = deps;
  const limitRate = (context: OpenContext) => limitLogins(context, config.loginsPerMinute);
  // a code for joining must not sign in, and a code for signing in must not join
  const smsConfig = { ...config, smsSecret: `${config.smsSecret}\njoining` };

  return [
    implementOpen(queryInvitation, async (context, { inviteSign }) => {
      await limitRate(context);
      const found = await invitationOf(context.db, inviteSign, context.now);
      return {
        entShortName: found.ent_short_name,
        inviterName: found.inviter_name,
        expireTime: found.expires_at.toISOString(),
      };
    }),

    implementOpen(sendInviteSmsCode, async (context, { inviteSign, phone }) => {
      await limitRate(context);
      const { db, ip, now } = context;
      const invitation = await invitationOf(db, inviteSign, now);
      const { invitation_no, ent_short_name } = invitation;
      refuseOtherPhone(invitation, phone);
      // in one transaction, so that a code that was not sent does not block the next one
      const code = await inTransaction(db, async (tx) => {
        const origin = await joiningOrigin(tx, phone, context);
        const made = await makeSmsCode(tx, smsConfig, { phone, origin, network: networkOf(ip), now });
        if (!(await spendAllowance(tx, `invite codes\n${invitation_no}`, CODES_A_DAY, now))) {
          throw new Fault('inviteCodesUsedUp');
        }
        return made;
      });
      context.after('send code for joining', () => notifier.sendJoiningCode(phone, code, ent_short_name));
      return { resendAfterSeconds: RESEND_SECONDS };
    }),

    implementOpen(proveInvitePhone, async (context, { inviteSign, phone, smsCode }) => {
      await limitRate(context);
      const { db, now } = context;
      const invitation = await invitationOf(db, inviteSign, now);
      const { invitation_no: invitationNo, enterprise_num } = invitation;
      refuseOtherPhone(invitation, phone);
      // a wrong code must count, so the refusal comes after the transaction
      const proved = await inTransaction(db, async (tx): Promise<ProvedPhone | undefined> => {
        const origin = await joiningOrigin(tx, phone, context);
        const asker = { phone, code: smsCode, origin, now };
        if (!(await redeemSmsCode(tx, smsConfig.smsSecret, asker))) return undefined;
        await assertPhonesAccount(tx, context, deps, phone);
        const member = await findMember(tx, phone, enterprise_num);
        if (member !== undefined) return { kind: 'member', userName: member.staff_name };
        const phoneSign = randomBytes(32).toString('base64url');
        const expiresAt = new Date(now.getTime() + PROVED_MS);
        await insertProof(tx, { proofHash: hashToken(phoneSign), invitationNo, phone, expiresAt });
        const user = await findUser(tx, phone);
        return user === undefined
          ? { kind: 'new', phoneSign }
          : { kind: 'known', phoneSign, userName: user.user_name };
      });
      if (proved === undefined) throw new Fault('smsCodeWrong');
      return proved;
    }),

    implementOpen(joinByInvitation, async (context, joining) => {
      await limitRate(context);
      return inTransaction(context.db, (tx) => join(tx, joining, context, deps));
    }),
  ];
}

/** Origin for the codes of joining, which are separate from those of signing in and do not replace them. */
async function joiningOrigin(db: Database, phone: string, context: OpenContext): Promise<Origin> {
  const { key, isKnown } = await originOf(db, ['telephone', phone], context, context.now);
  return { key: `joining ${key}`, isKnown };
}
