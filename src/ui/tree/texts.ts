import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  choose: '请选择',
  /** What stands in the field where several are chosen. */
  several: (first: string, count: number) => `${first} 等${count}项`,
  search: (label: string) => `查找${label}`,
  hint: '名称、拼音、首字母或编号',
  busy: '正在查询',
  found: (count: number) => `找到 ${count} 项`,
  none: '没有匹配的结果',
  empty: '没有可选项',
  chosen: '已选',
  chosenCount: (count: number) => `已选 ${count} 项`,
  more: (count: number) => `另有 ${count} 项`,
  remove: (name: string) => `移除${name}`,
  clear: '清空',
  most: (most: number) => `最多选 ${most} 项`,
  /** Why a row cannot be taken out alone. */
  withAbove: (above: string) => `已随上级“${above}”选中，移除上级后可单独选择`,
};

export type TreeTexts = TextsOf<typeof chinese>;

export const treeTexts = defineTexts('tree-select', chinese, () => import('./texts.en'));
