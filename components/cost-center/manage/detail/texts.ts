import type { COST_CHANGES, COST_FIELDS } from '../../../../src/contract/cost-center/cost-objects';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

type How = (typeof COST_CHANGES)[number];
type FieldName = (typeof COST_FIELDS)[number];

const HOW: Readonly<Record<How, string>> = {
  created: '新增',
  changed: '修改',
  closed: '关闭',
  reopened: '重新打开',
  imported: '导入',
  importUndone: '撤销导入',
};
const FIELDS: Readonly<Record<FieldName, string>> = {
  code: '编号',
  name: '名称',
  parent: '上级',
  owner: '负责人',
  validFrom: '生效日期',
  validTo: '失效日期',
  taxNo: '税号',
  isForAll: '适用范围',
  departments: '部门',
  staff: '人员',
  successor: '承接对象',
};

const chinese = {
  facts: '基本信息',
  path: '所在位置',
  top: '顶级',
  none: '无',
  closedDate: '关闭日期',
  successor: '承接对象',
  usedBy: '使用情况',
  orders: (count: number) => `订单出行人 ${count} 人次`,
  defaultStaff: (count: number) => `默认归属员工 ${count} 人`,
  openTo: '适用范围',
  forAll: '本企业全体员工均可使用',
  forSome: '只有以下部门和人员可以使用',
  forNobody: '尚未指定部门或人员，暂时无人可以使用',
  departments: '部门',
  persons: '人员',
  more: (count: number) => `显示其余 ${count} 项`,
  history: '变更记录',
  loadingHistory: '正在加载变更记录',
  historyFailed: (problem: string) => `变更记录加载失败：${problem}`,
  noHistory: '暂无变更记录',
  how: (how: How) => HOW[how],
  by: (name: string) => name || '系统初始数据',
  field: (field: FieldName) => FIELDS[field],
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  isForAll: (isForAll: boolean) => (isForAll ? '全员' : '指定部门和人员'),
};

export type CostDetailTexts = TextsOf<typeof chinese>;

export const costDetailTexts = defineTexts('cost-detail', chinese, () => import('./texts.en'));
