import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import type { Refusal } from './refusal';

const REFUSED: Readonly<Record<Refusal, { title: string; hint: string }>> = {
  unknown: {
    title: '邀请链接无效',
    hint: '链接可能不完整，请重新打开完整的邀请链接，或请企业管理员重新发送邀请。',
  },
  expired: { title: '邀请已过期', hint: '请联系企业管理员，重新发送邀请。' },
  usedUp: { title: '邀请人数已满', hint: '该邀请可加入的人数已用完，请联系企业管理员，重新发送邀请。' },
  withdrawn: { title: '邀请已被撤回', hint: '企业已撤回该邀请，如仍需加入，请联系企业管理员。' },
};

const chinese = {
  reading: '正在读取邀请',
  invited: (inviter: string, enterprise: string) => `${inviter}邀请您加入${enterprise}`,
  until: (time: string) => `邀请有效期至${time}`,
  phone: '手机号',
  phoneWrong: '请输入11位手机号码',
  code: '验证码',
  codeWrong: '请输入6位数字验证码',
  codeGet: '获取验证码',
  codeSent: (seconds: number) => `验证码已发送，${seconds}秒后可重新获取`,
  next: '下一步',
  checking: '正在验证',
  unproved: '手机号验证已失效，请重新获取验证码。',
  account: '您的账号',
  known: (name: string, enterprise: string) => `将以${name}的账号加入${enterprise}，您在其他企业的信息不变。`,
  isNew: '手机号已验证，请填写姓名。',
  name: '姓名',
  nameHint: '与乘机证件一致，中文姓名或大写英文姓名“姓/名”，如ZHANG/SAN',
  email: '邮箱（选填）',
  emailHint: '用于接收行程和审批通知',
  emailWrong: '请输入正确的邮箱地址',
  join: (enterprise: string) => `加入${enterprise}`,
  joining: '正在加入',
  waiting: (enterprise: string) => `加入${enterprise}的申请已提交`,
  waitingHint: '企业管理员同意后即可登录，结果将以短信通知您。',
  member: (name: string, enterprise: string) => `${name}，您已是${enterprise}的成员`,
  memberHint: '无需再次加入，直接登录即可。',
  refused: (why: Refusal) => REFUSED[why].title,
  refusedHint: (why: Refusal) => REFUSED[why].hint,
  alreadyIn: '已有账号可以直接登录。',
  signIn: '登录',
  joined: (enterprise: string) => (enterprise === '' ? '您已加入企业' : `您已加入${enterprise}`),
  joinedHint: (app: string) =>
    app === ''
      ? '用手机号和短信验证码登录，即可预订差旅。'
      : `用手机号和短信验证码登录${app}，即可预订差旅。`,
  download: '下载客户端',
  back: '返回',
};

export type InviteTexts = TextsOf<typeof chinese>;

export const inviteTexts = defineTexts('invite', chinese, () => import('./texts.en'));
