import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  hint: '城市、拼音或三字码',
  failed: '城市加载失败，请检查网络',
  none: '没有找到该城市，可输入城市名、拼音、首字母或三字码',
  allAirports: '所有机场',
  hotCities: '热门城市',
  hot: '热门',
  recent: '最近',
  searched: '最近搜索',
  other: '其他',
};

export type PlaceTexts = TextsOf<typeof chinese>;

export const placeTexts = defineTexts('place', chinese, () => import('./texts.en'));
