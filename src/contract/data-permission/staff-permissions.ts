import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedMany, namedOne } from '../resource/values';
import { REPORT_SCOPE } from './data-permission';

/** A person's administrator rank in the enterprise. */
export const MANAGER_KINDS = ['main', 'sub', 'none'] as const;
export type ManagerKind = (typeof MANAGER_KINDS)[number];

/** Scopes of data in display order (specification 6): personal, department, enterprise, staff, departments. */
export const SCENE_RANGES = [1, 3, 2, 4, 5] as const;
export type SceneRange = (typeof SCENE_RANGES)[number];

/** Maximum number of staff or departments in a scope. */
export const MOST_LISTED = 100;

/** A person's data scope in a scene; `isSet`: it was set for them, otherwise it is that of their roles. */
const SceneScope = v.object({
  isSet: v.boolean(),
  permissionRangeID: v.picklist(SCENE_RANGES),
  memberList: namedMany(),
});
export type SceneScope = v.InferOutput<typeof SceneScope>;

const PATH = '/CLUNIVERSALPERMISSIONSERVICE/api/PermissionController';
const AREA = 'staff-permission';
const Key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** Rights and data scopes of staff within the caller's own data scope (specification 2.5, 6). */
export const staffPermissions = resource({
  name: AREA,
  gateway: 'user',
  path: PATH,
  noun: 'StaffPermission',
  key: 'staffNO',
  without: ['add', 'alter', 'remove'],
  row: v.object({
    staffNO: v.string(),
    staffName: v.string(),
    department: namedOne(''),
    roleList: namedMany(),
    managerKind: v.picklist(MANAGER_KINDS),
    /** Scope in the scene of report analysis. */
    reportScope: SceneScope,
    /** Pages and actions that they hold from any source. */
    objectList: namedMany({ most: 1000 }),
  }),
  form: v.object({}),
  filters: v.object({
    /** Includes the department's descendants. */
    department: v.optional(Key),
    roleList: v.optional(Key),
    managerKind: v.optional(v.picklist(MANAGER_KINDS)),
    objectList: v.optional(Key),
  }),
  sort: ['staffNO', 'staffName'],
  permission: { read: OBJECT.seeStaffPermissions, write: OBJECT.seeStaffPermissions },
  changes: [],
});

/**
 * Returns the rights of a member of staff by source: roles, or their own rights as a sub administrator (its number is
 * '' then).
 */
export const queryStaffGrants = call({
  gateway: 'user',
  path: `${PATH}/queryStaffGrants`,
  body: v.object({ key: Key }),
  result: v.object({
    grantList: v.array(
      v.object({
        objectNo: v.string(),
        sourceList: v.array(v.object({ roleNO: v.string(), name: v.string() })),
      }),
    ),
  }),
  needs: 'token',
  permission: OBJECT.seeStaffPermissions,
  reads: [AREA],
  origin: 'suite',
});

/**
 * Sets the data scope of a member of staff in the scene of report analysis, effective from their next call;
 * `permissionRangeID` null restores that of their roles. Throws rowUnknown, and fieldsInvalid for oneself, and for a
 * scope beyond the caller's own.
 */
export const setDataPermission = call({
  gateway: 'user',
  path: `${PATH}/setDataPermission`,
  body: v.pipe(
    v.object({
      key: Key,
      busiSceneID: v.literal(REPORT_SCOPE.busiSceneID),
      permissionID: v.literal(REPORT_SCOPE.permissionID),
      permissionRangeID: v.nullable(v.picklist(SCENE_RANGES, '请选择数据范围')),
      memberList: namedMany({ most: MOST_LISTED }),
    }),
    v.forward(
      v.partialCheck(
        [['permissionRangeID'], ['memberList']],
        ({ permissionRangeID: range, memberList }) => (range !== 4 && range !== 5) || memberList.length > 0,
        '请选择员工或部门',
      ),
      ['memberList'],
    ),
  ),
  result: v.object({ reportScope: SceneScope }),
  needs: 'token',
  permission: OBJECT.setDataPermissions,
  mutates: true,
  changes: [AREA, 'permission', 'report'],
  origin: 'suite',
});
