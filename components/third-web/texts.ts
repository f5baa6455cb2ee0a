import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  title: '第三方页面',
  opening: '正在打开第三方页面',
  failed: (why: string) => `第三方页面的地址查询失败：${why}`,
  unset: '企业尚未配置第三方页面',
  unsetHint: '页面地址由服务商配置，请联系服务商。',
};

export type ThirdWebTexts = TextsOf<typeof chinese>;

export const thirdWebTexts = defineTexts('third-web', chinese, () => import('./texts.en'));
