import type { RoleRange } from '../../contract/permission/roles';

export const ROLE_RANGE_LABELS: Readonly<Record<RoleRange, string>> = { 1: '本人', 3: '本部门', 2: '全企业' };
