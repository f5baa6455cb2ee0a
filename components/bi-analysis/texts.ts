import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  title: '商业智能',
  opening: '正在打开商业智能',
  forbidden: '您没有商业智能的权限',
  forbiddenHint: '如需查看，请联系管理员开通。',
  unset: '尚未配置商业智能的站点地址',
  unsetHint: '请联系管理员配置。',
  insecure: '商业智能的站点不是安全连接，已阻止打开',
  insecureHint: '请联系管理员将站点地址改为 https。',
  noCode: '未取得商业智能的预授权码',
  again: '重新获取',
  signedOut: '登录后可查看商业智能',
  signIn: '登录',
};

export type BiAnalysisTexts = TextsOf<typeof chinese>;

export const biAnalysisTexts = defineTexts('bi-analysis', chinese, () => import('./texts.en'));
