import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '城市',
  nothing: '还没有设置等级的城市',
  hint: '城市、等级或备注',
  city: '城市',
  tier: '城市等级',
  remark: '备注',
  modifyTime: '修改时间',
};

export type CityTexts = TextsOf<typeof chinese>;

export const cityTexts = defineTexts('tier-cities', chinese, () => import('./texts.en'));
