import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  title: '成员',
  noun: '成员',
  granted: '授予的权限',
  staff: '员工',
  staffName: '姓名',
  deptName: '部门',
  find: '查询成员',
  hint: '姓名、拼音或员工编号',
  nothing: '该角色还没有成员',
  none: '没有符合条件的成员',
  loading: '正在查询成员',
  failed: (problem: string) => `成员查询失败：${problem}`,
  total: (count: number) => `共 ${count} 名成员`,
  add: '添加成员',
  added: '成员已添加',
  addHint: (most: number) => `一次最多添加${most}名员工，下次操作时生效`,
  remove: '移除',
  removeTitle: '移除成员',
  removeAsk: (name: string) => `确定移除“${name}”吗？其下次操作时不再拥有该角色的权限。`,
  removed: '成员已移除',
  cancel: '取消',
  save: '保存',
  copy: '复制',
  copyTitle: '复制角色',
  copyName: '新角色名称',
  copyOf: (name: string) => `${name}（副本）`,
  copied: '角色已复制',
};

export type MemberTexts = TextsOf<typeof chinese>;

export const memberTexts = defineTexts('role-members', chinese, () => import('./texts.en'));
