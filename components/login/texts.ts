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
};

export type LoginTexts = TextsOf<typeof chinese>;

export const loginTexts = defineTexts('login', chinese, () => import('./texts.en'));
