import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  nothing: '没有要显示的页面',
  refused: '页面地址无效，已阻止打开',
  refusedHint: '如果您是从菜单进入的，请联系管理员核对页面地址。',
  elsewhere: (host: string) => `${host} 不在门户内显示`,
  elsewhereHint: '该网站不在允许嵌入的范围内。请确认网址无误后，再到新标签页中打开。',
  external: (host: string) => `外部页面 ${host}`,
  externalHead: (host: string) => `外部页面：${host}`,
  embedded: '嵌入页面',
  opening: (name: string) => `正在打开${name}`,
  slow: '页面加载超时，请检查网络后重试',
  silent: '页面未能在门户内正常打开，请重试，或在新标签页中打开',
  retry: '重试',
  inNewTab: '在新标签页打开',
  expired: '用户信息已过期，请重新登录。',
};

export type FrameTexts = TextsOf<typeof chinese>;

export const frameTexts = defineTexts('frame', chinese, () => import('./texts.en'));
