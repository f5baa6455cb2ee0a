import type { ManagerKind, SceneScope } from '../../../src/contract/data-permission/staff-permissions';
import { MANAGER_LABELS, scopeText } from '../../../src/domain/permission/labels';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '员工',
  nothing: '还没有员工',
  hint: '姓名、拼音或员工编号',
  staffNO: '员工编号',
  staffName: '姓名',
  department: '部门',
  roleList: '角色',
  managerKind: '管理员',
  reportScope: '报表范围',
  objectList: '拥有的权限',
  managerName: (kind: ManagerKind): string => MANAGER_LABELS[kind],
  scopeName: (scope: SceneScope): string => scopeText(scope),
  items: (count: number) => `${count} 项权限`,
  byGrant: '逐项列出权限及来源',
  backToList: '返回员工权限',
};
export type StaffPermissionTexts = TextsOf<typeof chinese>;
export const staffPermissionTexts = defineTexts('staff-permissions', chinese, () => import('./texts.en'));
