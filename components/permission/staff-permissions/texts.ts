import type {
  ManagerKind,
  SceneRange,
  SceneScope,
} from '../../../src/contract/data-permission/staff-permissions';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const MANAGERS: Readonly<Record<ManagerKind, string>> = {
  main: '主管理员',
  sub: '子管理员',
  none: '非管理员',
};
const RANGES: Readonly<Record<SceneRange, string>> = {
  1: '本人',
  3: '本部门',
  2: '全企业',
  4: '指定员工',
  5: '指定部门',
};

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
  managerName: (kind: ManagerKind): string => MANAGERS[kind],
  scopeName: ({ permissionRangeID, memberList, isSet }: SceneScope): string => {
    const names = memberList.map(({ name }) => name).join('、');
    const range = names === '' ? RANGES[permissionRangeID] : `${RANGES[permissionRangeID]}：${names}`;
    return isSet ? range : `${range}（按角色）`;
  },
  items: (count: number) => `${count} 项权限`,
  byGrant: '逐项列出权限及来源',
  backToList: '返回员工权限',
};
export type StaffPermissionTexts = TextsOf<typeof chinese>;
export const staffPermissionTexts = defineChineseTexts('staff-permissions', chinese);

const details = {
  granted: '功能权限',
  grantedHint: '括号内为权限的来源；修改权限请调整角色或子管理员',
  grantedFailed: (problem: string) => `权限查询失败：${problem}`,
  loading: '正在查询权限',
  count: (count: number) => `共 ${count} 项权限`,
  sourced: (name: string, sources: string) => `${name}（${sources}）`,
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
  rangeName: (range: SceneRange): string => RANGES[range],
  staff: '员工',
  departments: '部门',
  scopeSaved: '数据范围已保存',
};
export const detailTexts = defineChineseTexts('staff-permission-details', details);
