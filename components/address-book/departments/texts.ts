import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '部门列表',
  name: '部门名称',
  hint: '部门名称、拼音或首字母',
  noMatch: '没有符合条件的部门',
  deptName: '部门名称',
  parent: '上级部门',
  parentHint: '不选择则为最上级',
  head: '负责人',
  headHint: '审批流程中的“部门负责人”由其审批',
  headless: '未指定',
  all: '全部',
  noHeadless: '没有未指定负责人的部门',
  staffCount: '本部门人数',
  allStaff: '含下级人数',
  top: '最上级',
  add: '新增部门',
  addBelow: '新增下级',
  edit: '编辑',
  remove: '删除',
  cancel: '取消',
  save: '保存',
  editTitle: '编辑部门',
  removeTitle: '删除部门',
  removeAsk: (name: string) => `确定删除部门“${name}”吗？有员工或下级部门的不能删除。`,
  saved: '部门已保存',
  removed: '部门已删除',
  nothing: '还没有部门',
};

export type DepartmentTexts = TextsOf<typeof chinese>;

export const departmentTexts = defineTexts('departments', chinese, () => import('./texts.en'));
