import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  account: '账号',
  accountMissing: '请输入账号',
  password: '密码',
  passwordMissing: '请输入密码',
  forgotten: '忘记密码',
  forgottenBySms: '忘记密码时，请用手机号和短信验证码登录',
  forgottenAsk: '忘记密码请联系企业管理员',
  phone: '手机号',
  phoneWrong: '请输入11位手机号码',
  code: '验证码',
  codeWrong: '请输入6位数字验证码',
  codeGet: '获取验证码',
  codeSent: (seconds: number) => `验证码已发送，${seconds}秒后可重新获取`,
  signIn: '登录',
  signingIn: '正在登录',
  failed: '登录失败，请稍后重试',
  bySms: '改用短信验证码',
  byPassword: '改用账号和密码',
  secondTitle: '二次验证',
  secondHint: '请打开身份验证器应用，输入其中显示的6位验证码。',
  secondCode: '身份验证器验证码',
  recoveryHint: '请输入一个未使用过的恢复码，使用后即失效。',
  recoveryCode: '恢复码',
  recoveryCodeWrong: '请输入10位恢复码',
  useRecovery: '身份验证器不可用？使用恢复码',
  useApp: '改用身份验证器',
  startAgain: '返回重新登录',
};

export type LoginTexts = TextsOf<typeof chinese>;

export const loginTexts = defineTexts('login', chinese, () => import('./texts.en'));
