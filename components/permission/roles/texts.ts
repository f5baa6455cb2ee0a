import type { MemberFilter, RoleRange } from '../../../src/contract/permission/roles';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
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
  added: (names: readonly string[]) => `增加：${names.join('、')}`,
  removed: (names: readonly string[]) => `减少：${names.join('、')}`,
  changed: (parts: readonly string[]) => parts.join('；'),
  none: '无变化',
};
export type RoleTexts = TextsOf<typeof chinese>;
export const roleTexts = defineTexts('roles', chinese, () => import('./texts.en'));
