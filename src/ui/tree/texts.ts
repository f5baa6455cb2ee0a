import type { MoveRefusal } from '../../domain/tree-move';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const REFUSALS: Readonly<Record<MoveRefusal, (name: string) => string>> = {
  itself: (name) => `“${name}”不能移到自身之下`,
  below: (name) => `“${name}”不能移到自己的下级之下`,
  there: (name) => `“${name}”已在该位置`,
};

const chinese = {
  choose: '请选择',
  /** Content of the field when several nodes are selected. */
  several: (first: string, count: number) => `${first} 等${count}项`,
  search: (label: string) => `查找${label}`,
  hint: '名称、拼音、首字母或编号',
  nameHint: '名称、拼音或首字母',
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
  /** Reason why a node cannot be removed alone. */
  withAbove: (above: string) => `已随上级“${above}”选中，移除上级后可单独选择`,

  fold: (name: string) => `收起${name}`,
  unfold: (name: string) => `展开${name}`,

  /** Instructions for moving nodes. */
  moveHint:
    '拖动一行到另一行上，成为其下级。键盘：Alt+→ 移到上一个同级项之下，Alt+← 移到上一层；或按 Ctrl+X 剪切，到目标行按 Ctrl+V 放入，Esc 取消',
  moveTop: '移到顶级',
  moveCut: (name: string) => `已剪切“${name}”，到目标行按 Ctrl+V 放入，按 Esc 取消`,
  moveGivenUp: (name: string) => `已取消移动“${name}”`,
  moveNowhere: (inward: boolean, name: string) => (inward ? `“${name}”之前没有同级项` : `“${name}”已在顶级`),
  moveRefused: (refusal: MoveRefusal, name: string) => REFUSALS[refusal](name),
  moved: (name: string, parent: string) =>
    parent === '' ? `已将“${name}”移到顶级` : `已将“${name}”移到“${parent}”之下`,
  moving: (name: string) => `正在移动“${name}”`,
  moveUncertain: (problem: string) => `${problem}。是否已移动尚不确定，请核对当前位置`,
};

export type TreeTexts = TextsOf<typeof chinese>;

export const treeTexts = defineTexts('tree-select', chinese, () => import('./texts.en'));
