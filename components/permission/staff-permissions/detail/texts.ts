import type { SceneRange } from '../../../../src/contract/data-permission/staff-permissions';
import { SCENE_RANGE_LABELS } from '../../../../src/domain/permission/labels';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  granted: '功能权限',
  grantedHint: '括号内为权限的来源；修改权限请调整角色或子管理员',
  grantedFailed: (problem: string) => `权限查询失败：${problem}`,
  loading: '正在查询权限',
  count: (count: number) => `共 ${count} 项权限`,
  sourced: (name: string, sources: readonly string[]) => `${name}（${sources.join('、')}）`,
  nothingHeld: '该员工没有任何权限',
  roles: '角色',
  noRoles: '该员工没有角色',
  roleName: '角色名称',
  add: '添加角色',
  role: '角色',
  chooseRole: '请选择角色',
  save: '保存',
  added: '角色已添加',
  remove: '移除',
  removeTitle: '移除角色',
  removeAsk: (role: string) => `确定移除角色“${role}”吗？该员工下次操作时不再拥有该角色的权限。`,
  removed: '角色已移除',
  cancel: '取消',
  data: '数据权限',
  scene: '报表分析',
  setScope: '设置数据范围',
  scope: '数据范围',
  scopeHint: '对其下次查询报表生效；不能超出您自己的数据范围',
  byRoles: '按角色',
  rangeName: (range: SceneRange): string => SCENE_RANGE_LABELS[range],
  staff: '员工',
  departments: '部门',
  scopeSaved: '数据范围已保存',
};

export type DetailTexts = TextsOf<typeof chinese>;

export const detailTexts = defineTexts('staff-permission-details', chinese, () => import('./texts.en'));
