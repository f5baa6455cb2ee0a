import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  hint: '名称、拼音或编号',
  failed: '查询失败，请重试',
  none: '没有符合条件的数据',
  first: (shown: number, total: number) => `共${total}项，显示前${shown}项，可输入关键字查找`,
  chosen: (label: string) => `已选${label}`,
  remove: (name: string) => `移除${name}`,
};

export type CostChoiceTexts = TextsOf<typeof chinese>;

/** Texts for finding cost centres, accounting entities and projects. */
export const costChoiceTexts = defineTexts('cost-choice', chinese, () => import('./texts.en'));
