import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  none: '没有匹配的结果',
  groups: '分组',
  busy: '正在查询',
  retry: '重试',
  count: (count: number) => `${count} 个选项`,
  options: '选项',
};

export type ComboboxTexts = TextsOf<typeof chinese>;

export const comboboxTexts = defineTexts('combobox', chinese, () => import('./texts.en'));
