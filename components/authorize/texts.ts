import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  start: '使用统一身份认证登录',
  /** `to`: name of the third party; '' while unknown. */
  leaving: (to: string) => `正在前往${to || '登录页面'}…`,
  signingIn: '授权成功，正在登录…',
  signedIn: (name: string) => `${name}，您已登录`,
  again: '重新登录',
  byAccount: '使用账号密码登录',
  noType: '缺少登录方式，请使用账号密码登录',
  state: '登录请求已失效，或不是由本页面发起，请重新登录',
  denied: '您已取消授权，未登录',
  provider: '第三方登录未完成，请重新登录',
  address: '第三方登录地址不在允许范围内，请联系管理员',
  insecure: '当前页面不是安全连接，无法使用第三方登录，请使用账号密码登录',
  framed: '第三方登录页面不能在框架中显示，请在新窗口中打开本页面，或使用账号密码登录',
  storage: '浏览器禁止了本页面的存储，无法使用第三方登录，请使用账号密码登录',
  other: '登录失败，请稍后重试',
};

export type AuthorizeTexts = TextsOf<typeof chinese>;

export const authorizeTexts = defineTexts('authorize', chinese, () => import('./texts.en'));
