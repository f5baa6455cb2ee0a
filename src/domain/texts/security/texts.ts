import type { Factor } from '../../../contract/account-safety/account-safety';
import { formatPrice } from '../../money/money';
import { instantText } from '../../shanghai-time';
import { defineTexts, type TextsOf } from '../texts';

const FACTORS: Readonly<Record<Factor, string>> = {
  password: '登录密码',
  sms: '短信验证码',
  mail: '邮箱验证码',
  securityPassword: '安全密码',
  totp: '身份验证器',
  recoveryCode: '恢复码',
};

const chinese = {
  factors: '验证方式',
  factorName: (factor: Factor) => FACTORS[factor],
  codeOf: (target: string) => `验证码（${target}）`,
  codeGet: '获取验证码',
  codeAgain: (seconds: number) => `${seconds}秒后重新获取`,
  codeSent: '验证码已发送，5分钟内有效',
  totpCode: '应用显示的6位验证码',
  recoveryTyped: '10位恢复码',

  proof: '验证身份',
  proofNext: '下一步',
  proofLoading: '正在加载验证方式',
  beforeNumber: '查看完整号码前请先验证身份，10分钟内有效。每次查看都会被记录。',

  label: '安全密码',
  /** `above`: fen. */
  hint: (above: number) => `金额超过 ¥${formatPrice(above)}，须验证您的6位安全密码。`,
  unset: (above: number) => `金额超过 ¥${formatPrice(above)}，须验证安全密码，您尚未设置。`,
  beyondPartner: (above: number) => `金额超过 ¥${formatPrice(above)}，须验证安全密码，请登录商旅门户后办理。`,
  set: '设置安全密码',
  forgotten: '忘记安全密码',
  form: '请输入6位数字安全密码',
  wrong: '安全密码错误，请重新输入',
  locked: '安全密码错误次数过多，请15分钟后再试',
  /** `until`: ISO instant. */
  lockedUntil: (until: string) => `安全密码错误次数过多，已锁定至${instantText(until)}`,
};

export type SecurityTexts = TextsOf<typeof chinese>;

/** Texts about proofs of identity, and about the security password before payments. */
export const securityTexts = defineTexts('security', chinese, () => import('./texts.en'));
