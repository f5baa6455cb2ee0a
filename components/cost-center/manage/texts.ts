import type { CostKind, CostState } from '../../../src/contract/cost-center/cost-objects';
import { COST_STATE_LABELS } from '../../../src/domain/cost-center/labels';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import type { View } from './views';
import { COST_KIND_LABELS } from '../../../src/domain/cost-center/labels';

const VIEW_NAMES: Readonly<Record<View, string>> = { list: '列表', tree: '树形', budget: '预算与预计' };

const chinese = {
  kinds: '类型',
  kind: (kind: CostKind) => COST_KIND_LABELS[kind],
  /** Noun for one object of the kind, as messages use it. */
  noun: (kind: CostKind) => COST_KIND_LABELS[kind],
  view: '显示方式',
  viewName: (view: View) => VIEW_NAMES[view],
  budgetControl: '预算控制',
  import: '导入',
  add: (kind: CostKind) => `新增${COST_KIND_LABELS[kind]}`,
  addBelow: '新增下级',
  edit: '编辑',
  close: '关闭',
  reopen: '重新打开',
  back: '返回数据管理',

  query: '查询',
  keywordHint: '编号、名称、拼音或负责人',
  state: '状态',
  allStates: '全部',
  stateName: (state: CostState) => COST_STATE_LABELS[state],
  nothing: (kind: CostKind) => `还没有${COST_KIND_LABELS[kind]}，可逐个新增，或从文件导入`,

  code: '编号',
  name: '名称',
  parent: '上级',
  owner: '负责人',
  valid: '有效期',
  validTo: '失效日期',
  withoutEnd: '长期',
  validText: (from: string, to: string) => `${from} 至 ${to}`,
  taxNo: '税号',
  openTo: '适用范围',
  forAll: '全员',
  forSome: (departments: number, persons: number) =>
    [...(departments > 0 ? [`${departments}个部门`] : []), ...(persons > 0 ? [`${persons}人`] : [])].join(
      '、',
    ) || '暂无',
  childCount: '下级',
  childCountText: (count: number) => `${count}项`,
  yearBudget: '本年预算',
  monthBudget: '本月预算',

  noBudget: '未设预算',
  budgetOf: (amount: string) => `预算 ¥${amount}`,
  used: (amount: string) => `已用 ${amount}`,
  held: (amount: string) => `占用 ${amount}`,
  left: (amount: string) => `余 ${amount}`,
  over: (amount: string) => `超支 ¥${amount}`,
  spentOfNone: (amount: string) => `已用和占用 ${amount}`,

  treeLoading: '正在加载下级',
  treeMore: (left: number) => `继续加载，还有 ${left} 项`,
  treeFailed: (problem: string) => `下级加载失败：${problem}。按回车重试`,
  closedStays: (name: string) => `“${name}”已关闭，不能移动`,
  closedHolds: (name: string) => `“${name}”已关闭，不能有下级`,
  treeCount: (count: number) => `顶级共 ${count} 项`,
};

export type CostCenterTexts = TextsOf<typeof chinese>;

export const costCenterTexts = defineTexts('cost-center', chinese, () => import('./texts.en'));
