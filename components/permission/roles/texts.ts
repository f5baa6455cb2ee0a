import type { MemberFilter, RoleRange } from '../../../src/contract/permission/roles';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { ROLE_RANGE_LABELS } from '../../../src/domain/permission/labels';

const MEMBERS: Readonly<Record<MemberFilter, string>> = { none: '没有成员', some: '有成员' };

const chinese = {
  noun: '角色',
  nothing: '还没有角色',
  hint: '角色名称或备注',
  roleName: '角色名称',
  remark: '备注',
  permissionRangeID: '数据范围',
  permissionRangeIDHint: '可查看和处理的数据；本部门包含全部下级部门',
  objectList: '权限',
  objectListHint: '操作须与所属页面一并授予；您没有的权限不能授予他人',
  memberCount: '成员人数',
  isBuiltIn: '类型',
  modifyTime: '修改时间',
  memberList: '成员',
  rangeName: (range: RoleRange): string => ROLE_RANGE_LABELS[range],
  memberFilter: (filter: MemberFilter): string => MEMBERS[filter],
  isBuiltInName: (isBuiltIn: boolean) => (isBuiltIn ? '内置' : '自定义'),
  items: (count: number) => `${count} 项权限`,
  added: (names: string) => `增加：${names}`,
  removed: (names: string) => `减少：${names}`,
  none: '无变化',
};
export type RoleTexts = TextsOf<typeof chinese>;
export const roleTexts = defineChineseTexts('roles', chinese);

const members = {
  title: '成员',
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
export const memberTexts = defineChineseTexts('role-members', members);
