import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  stranger: '该网站不在允许嵌入的范围内。',
  badAddress: '页面地址无效，无法显示。',
  silent: '所在页面没有响应，请刷新后重试。',
  failed: '页面暂时无法显示，请稍后重试。',
};

export type IframeTexts = TextsOf<typeof chinese>;

/** Messages that replace the element in a frame. */
export const iframeTexts = defineTexts('iframe', chinese, () => import('./texts.en'));
