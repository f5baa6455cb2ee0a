import * as v from 'valibot';
import { call } from '../call';
import { Mobile } from '../login/login';
import { plainNumber } from '../../domain/typed/typed';

/** Token of an invitation, from its link. A malformed one is treated as unknown. */
const InviteSign = v.pipe(v.string(), v.maxLength(100));
/** Token that proves possession of a phone for an invitation. */
const PhoneSign = v.pipe(v.string(), v.maxLength(100));

/** Accepts exactly one address. */
const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, '邮箱不能超过254个字符'),
  v.check((text) => text === '' || v.EMAIL_REGEX.test(text), '请输入正确的邮箱地址'),
);

/** Public information of an invitation, for any holder of its link (specification 2.1, /linkInvite/linkInvite). */
export const InvitationInfo = v.object({
  /** Short name of the enterprise. */
  entShortName: v.string(),
  /** Name of the inviting member of staff. */
  inviterName: v.string(),
  /** ISO instant after which the invitation cannot be used any more. */
  expireTime: v.string(),
});
export type InvitationInfo = v.InferOutput<typeof InvitationInfo>;

/** Reads an invitation. Throws invitationUnknown, invitationWithdrawn, invitationExpired or invitationUsedUp. */
export const queryInvitation = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/inviteController/queryInvitation',
  body: v.object({ inviteSign: InviteSign }),
  result: InvitationInfo,
  needs: 'none',
  reads: ['invitation'],
  origin: 'suite',
});

/**
 * Sends a code to a mobile, which proves it for joining and opens no session. The response is the same for known and
 * unknown numbers. Throws as queryInvitation, and smsTooSoon, smsCapReached or inviteCodesUsedUp.
 */
export const sendInviteSmsCode = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/inviteController/sendInviteSmsCode',
  body: v.object({ inviteSign: InviteSign, phone: Mobile }),
  result: v.object({ resendAfterSeconds: v.number() }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/** Owner of a proved phone, with the proof for joining unless they are a member. */
export const ProvedPhone = v.variant('kind', [
  /** The phone has no account: the person enters their name. */
  v.object({ kind: v.literal('new'), phoneSign: v.string() }),
  /** The phone belongs to an account outside this enterprise. */
  v.object({ kind: v.literal('known'), phoneSign: v.string(), userName: v.string() }),
  /** The phone belongs to a member of this enterprise: the invitation is not used. */
  v.object({ kind: v.literal('member'), userName: v.string() }),
]);
export type ProvedPhone = v.InferOutput<typeof ProvedPhone>;

/**
 * Checks mobile and SMS code and returns the owner of the phone. The proof is valid for 15 minutes and for this
 * invitation. Throws as queryInvitation, and smsCodeWrong, phoneUnproved.
 */
export const proveInvitePhone = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/inviteController/proveInvitePhone',
  body: v.object({
    inviteSign: InviteSign,
    phone: Mobile,
    smsCode: v.pipe(v.string(), v.transform(plainNumber), v.regex(/^\d{6}$/, '请输入6位数字验证码')),
  }),
  result: ProvedPhone,
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/**
 * Joins the enterprise of the invitation as the owner of the proved phone: with their account, or with a new one of the
 * given name. The same proof joins once, and repeated calls return the same response. Throws invitePhoneUnproved, phoneUnproved, and
 * as queryInvitation.
 */
export const joinByInvitation = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/inviteController/joinByInvitation',
  body: v.object({
    phoneSign: PhoneSign,
    /**
     * Name of a new person: in Chinese, or in Latin capitals as in a passport. Ignored for a person with an account.
     */
    staffName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '姓名不能超过50个字')), ''),
    /** Optional address of a new person. */
    email: v.optional(Email, ''),
  }),
  result: v.object({
    entShortName: v.string(),
    userName: v.string(),
    /** True when they had joined before; the invitation is not used then. */
    isMemberAlready: v.boolean(),
    /** True when the application to join still needs an administrator's consent. */
    isWaiting: v.boolean(),
  }),
  needs: 'none',
  changes: ['invitation', 'staff', 'user'],
  origin: 'suite',
});
