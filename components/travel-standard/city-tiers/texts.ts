import { defineChineseTexts } from '../../../src/domain/texts/texts';

export const cityTierTexts = defineChineseTexts('city-tiers', {
  noun: '城市等级',
  nothing: '还没有城市等级',
  hint: '等级名称或备注',
  tierName: '等级名称',
  remark: '备注',
  sortOrder: '顺序',
  cityCount: '城市数',
  modifyTime: '修改时间',
});
