import * as v from 'valibot';
import { call } from '../call';
import { Mobile } from '../login/login';
import { plainNumber } from '../../domain/typed/typed';

/** Token of an invitation, as its link has it. One of another form is none, and is answered so. */
const InviteSign = v.pipe(v.string(), v.maxLength(100));
/** Token by which the gateway knows a phone that was proved for an invitation. */
const PhoneSign = v.pipe(v.string(), v.maxLength(100));

/** Nobody's mails go to more than one address. */
const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, '邮箱不能超过254个字符'),
  v.check((text) => text === '' || v.EMAIL_REGEX.test(text), '请输入正确的邮箱地址'),
);

/** What an invitation says of itself to whoever has its link (specification 2.1, /linkInvite/linkInvite). */
export const InvitationInfo = v.object({
  /** Short name of the enterprise. */
  entShortName: v.string(),
  /** Name of the member of staff who invites. */
  inviterName: v.string(),
  /** ISO instant after which nobody joins by it any more. */
  expireTime: v.string(),
});
export type InvitationInfo = v.InferOutput<typeof InvitationInfo>;

/** Reads an invitation. Refused with invitationUnknown, invitationWithdrawn, invitationExpired or invitationUsedUp. */
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
 * Sends a code to a mobile, which proves it for joining and signs nobody in; answers alike whether the number is known or not.
 * Refused as the invitation is, and with smsTooSoon, smsCapReached or inviteCodesUsedUp.
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

/** Who a proved phone belongs to, and the proof to join with where there is something to join. */
export const ProvedPhone = v.variant('kind', [
  /** Nobody yet: they say what they are called. */
  v.object({ kind: v.literal('new'), phoneSign: v.string() }),
  /** Somebody with an account, who is not of this enterprise. */
  v.object({ kind: v.literal('known'), phoneSign: v.string(), userName: v.string() }),
  /** Somebody who is of this enterprise already: the invitation is not used. */
  v.object({ kind: v.literal('member'), userName: v.string() }),
]);
export type ProvedPhone = v.InferOutput<typeof ProvedPhone>;

/**
 * Mobile and SMS code → who that is. The proof is good for 15 minutes and for this invitation. Refused as the invitation is,
 * and with smsCodeWrong.
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
 * Joins the enterprise of the invitation as whoever proved their phone: with their account, or with a new one of the given name.
 * The same proof joins once, and is answered alike each time. Refused with invitePhoneUnproved and as the invitation is.
 */
export const joinByInvitation = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/inviteController/joinByInvitation',
  body: v.object({
    phoneSign: PhoneSign,
    /** Of a new person: in Chinese, or in Latin capitals as a passport has it. Not looked at for one who has an account. */
    staffName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '姓名不能超过50个字')), ''),
    /** Of a new person, where they give it. */
    email: v.optional(Email, ''),
  }),
  result: v.object({
    entShortName: v.string(),
    userName: v.string(),
    /** Nothing was used up: they had joined before. */
    isMemberAlready: v.boolean(),
    /** They have asked to join, and an administrator is to agree first. */
    isWaiting: v.boolean(),
  }),
  needs: 'none',
  changes: ['invitation', 'staff', 'user'],
  origin: 'suite',
});
