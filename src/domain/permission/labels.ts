import type { SceneRange } from '../../contract/data-permission/staff-permissions';
import type { RoleRange } from '../../contract/permission/roles';

export const ROLE_RANGE_LABELS: Readonly<Record<RoleRange, string>> = { 1: '本人', 3: '本部门', 2: '全企业' };

export const SCENE_RANGE_LABELS: Readonly<Record<SceneRange, string>> = {
  ...ROLE_RANGE_LABELS,
  4: '指定员工',
  5: '指定部门',
};
