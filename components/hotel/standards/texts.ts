import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '酒店标准',
  nothing: '还没有酒店标准，住宿费用不限',
  hint: '职级、城市等级或备注',
  grade: '职级',
  tier: '城市等级',
  tierHint: '不选为全部城市',
  allCities: '全部城市',
  limit: '每晚上限',
  limitHint: '元，含税',
  remark: '备注',
  modifyTime: '修改时间',
};

export type HotelStandardTexts = TextsOf<typeof chinese>;

export const hotelStandardTexts = defineChineseTexts('hotel-standards', chinese);
