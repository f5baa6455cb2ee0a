import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';
import { costCenterTexts } from '../texts';

const { noun } = costCenterTexts.chinese;

const chinese = {
  bar: '所选数据的操作',
  selected: (count: number) => `已选 ${count} 项`,
  close: '关闭',
  cancel: '取消',

  title: (kind: CostKind) => `关闭${noun(kind)}`,
  what: (count: number) => `将关闭以下 ${count} 项`,
  more: (count: number) => `另有 ${count} 项`,
  hint: '关闭后不能再用于新的订单，已有订单、预算和变更记录保留不变，之后可以重新打开。',
  how: '关闭方式',
  alone: '直接关闭',
  merged: '合并到其他对象',
  aloneHint: '仍有员工默认归属或仍有有效下级的，不能直接关闭。',
  mergedHint: '默认归属的员工和全部下级将转到承接对象；已有订单仍归原对象。',
  successor: '承接对象',
  noSuccessor: '请选择承接对象',
  confirm: (count: number) => `确认关闭 ${count} 项`,
  sending: '正在关闭',
  done: (closed: number, staff: number, children: number) =>
    `已关闭 ${closed} 项${staff > 0 || children > 0 ? `，${staff} 名员工和 ${children} 项下级已转到承接对象` : ''}`,
  changed: '其中有数据已被他人修改，已载入最新数据，请核对后再次确认。',
  uncertain: (message: string) => `${message}。结果未知，请再次确认，不会重复关闭。`,

  reopenTitle: '重新打开',
  reopenHint: (name: string) => `重新打开“${name}”？已转到承接对象的员工和下级不会转回。`,
  reopen: '确认打开',
  reopened: (name: string) => `“${name}”已重新打开`,
};

export type CostCloseTexts = TextsOf<typeof chinese>;

export const costCloseTexts = defineTexts('cost-close', chinese, () => import('./texts.en'));
