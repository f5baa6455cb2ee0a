import type { ManagerKind, SceneRange, SceneScope } from '../../contract/data-permission/staff-permissions';
import type { RoleRange } from '../../contract/permission/roles';

export const ROLE_RANGE_LABELS: Readonly<Record<RoleRange, string>> = { 1: '本人', 3: '本部门', 2: '全企业' };

export const MANAGER_LABELS: Readonly<Record<ManagerKind, string>> = {
  main: '主管理员',
  sub: '子管理员',
  none: '非管理员',
};

export const SCENE_RANGE_LABELS: Readonly<Record<SceneRange, string>> = {
  ...ROLE_RANGE_LABELS,
  4: '指定员工',
  5: '指定部门',
};

/** Scope of data in a scene, with the listed staff or departments. */
export function scopeText({ permissionRangeID, memberList, isSet }: SceneScope): string {
  const names = memberList.map(({ name }) => name).join('、');
  const range = SCENE_RANGE_LABELS[permissionRangeID];
  const text = names === '' ? range : `${range}：${names}`;
  return isSet ? text : `${text}（按角色）`;
}
