import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  advert: '广告',
  picture: '广告图片',
  carousel: '轮播',
  slide: '广告页',
  position: (at: number, count: number) => `第 ${at} 条，共 ${count} 条`,
  previous: '上一条广告',
  next: '下一条广告',
  goOn: '继续轮播',
  pause: '暂停轮播',
};

export type AdvertTexts = TextsOf<typeof chinese>;

export const advertTexts = defineTexts('adverts', chinese, () => import('./texts.en'));
