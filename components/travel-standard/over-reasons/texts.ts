import type { ProductType } from '../../../src/contract/travel-standard/over-reasons';
import type { StandardRule } from '../../../src/contract/travel-standard/shapes';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const PRODUCTS: Readonly<Record<ProductType, string>> = { flight: '机票', hotel: '酒店', train: '火车票' };
const RULES: Readonly<Record<StandardRule, string>> = {
  cabin: '舱等或席别',
  discount: '折扣',
  price: '价格',
  lowestFare: '低价',
  advance: '提前预订',
};

const chinese = {
  noun: '超标原因',
  nothing: '还没有超标原因',
  hint: '原因',
  reasonName: '原因',
  productType: '产品',
  productTypeName: (type: ProductType): string => PRODUCTS[type],
  rule: '超标类型',
  ruleName: (rule: StandardRule): string => RULES[rule],
  needsText: '文字说明',
  needsTextName: (needsText: boolean): string => (needsText ? '须填写' : '不须填写'),
  sortOrder: '序号',
  sortOrderHint: '预订时按序号从小到大排列',
  isEnable: '状态',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  modifyTime: '修改时间',
};

export type OverReasonTexts = TextsOf<typeof chinese>;

export const overReasonTexts = defineTexts('over-reasons', chinese, () => import('./texts.en'));
