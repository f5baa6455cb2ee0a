import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedMany, namedOne } from '../resource/values';
import { REPORT_SCOPE } from './data-permission';

/** How somebody stands to the administration of the enterprise. */
export const MANAGER_KINDS = ['main', 'sub', 'none'] as const;
export type ManagerKind = (typeof MANAGER_KINDS)[number];

/** Scopes of data in the order in which they are offered (specification 6): personal, department, enterprise, staff, departments. */
export const SCENE_RANGES = [1, 3, 2, 4, 5] as const;
export type SceneRange = (typeof SCENE_RANGES)[number];

/** Staff or departments that a scope lists at most. */
export const MOST_LISTED = 100;

/** Whose data somebody sees in a scene; `isSet`: it was set for them, else it is that of their roles. */
const SceneScope = v.object({
  isSet: v.boolean(),
  permissionRangeID: v.picklist(SCENE_RANGES),
  memberList: namedMany(),
});
export type SceneScope = v.InferOutput<typeof SceneScope>;

const PATH = '/CLUNIVERSALPERMISSIONSERVICE/api/PermissionController';
const AREA = 'staff-permission';
const Key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** What each of the staff may do, and whose data they see (specification 2.5, 6): of those within the caller's own data scope. */
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
    /** In the scene of report analysis. */
    reportScope: SceneScope,
    /** Pages and actions that they hold by any of it. */
    objectList: namedMany({ most: 1000 }),
  }),
  form: v.object({}),
  filters: v.object({
    /** With all below it. */
    department: v.optional(Key),
    roleList: v.optional(Key),
    managerKind: v.optional(v.picklist(MANAGER_KINDS)),
    objectList: v.optional(Key),
  }),
  sort: ['staffNO', 'staffName'],
  permission: { read: OBJECT.seeStaffPermissions, write: OBJECT.seeStaffPermissions },
  changes: [],
});

/** What a member of staff holds, and by what: roles, or what they keep as a sub administrator (its number is '' then). */
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
 * Sets whose data a member of staff sees in the scene of report analysis, from their next call on; `permissionRangeID` null: those of
 * their roles again. Throws rowUnknown, and fieldsInvalid for oneself, and for what is beyond the caller's own.
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
