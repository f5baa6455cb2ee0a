import type { FaultText } from '../faults';

export const INVITE_FAULTS = {
  invitationUnknown: { code: '49101', msg: '邀请链接不完整或不存在，请核对链接，或请企业管理员重新发送邀请' },
  invitationExpired: { code: '49102', msg: '邀请已过期，请企业管理员重新发送邀请' },
  invitationUsedUp: { code: '49103', msg: '邀请的可用人数已满，请企业管理员重新发送邀请' },
  invitationWithdrawn: { code: '49104', msg: '邀请已被撤回，请联系企业管理员' },
  /** The proof of a phone is valid for 15 minutes, for its own invitation only. */
  invitePhoneUnproved: { code: '49105', msg: '手机号验证已失效，请重新获取验证码' },
  inviteCodesUsedUp: { code: '49106', msg: '该邀请今天发送的验证码已达上限，请24小时后再试' },
  joinApplicationDecided: { code: '49107', msg: '所选申请中有已处理的，请刷新后重试' },
  invitationOfOther: { code: '49108', msg: '该邀请仅限受邀的手机号使用，请核对手机号' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    invite: typeof INVITE_FAULTS;
  }
}
