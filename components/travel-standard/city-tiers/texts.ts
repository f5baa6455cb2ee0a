import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '城市等级',
  nothing: '还没有城市等级',
  hint: '等级名称或备注',
  tierName: '等级名称',
  remark: '备注',
  sortOrder: '顺序',
  cityCount: '城市数',
  modifyTime: '修改时间',
};

export type CityTierTexts = TextsOf<typeof chinese>;

export const cityTierTexts = defineTexts('city-tiers', chinese, () => import('./texts.en'));
