import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '用餐规格',
  nothing: '还没有用餐规格',
  hint: '规格名称',
  specificationName: '规格名称',
  price: '价格',
  priceHint: '元，每份',
  minPersons: '最少人数',
  maxPersons: '最多人数',
  sortOrder: '顺序',
  isEnable: '状态',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  modifyTime: '修改时间',
};

export type MealSpecificationTexts = TextsOf<typeof chinese>;

export const mealSpecificationTexts = defineChineseTexts('meal-specifications', chinese);
