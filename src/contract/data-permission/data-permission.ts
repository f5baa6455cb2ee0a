import * as v from 'valibot';
import { call } from '../call';

/** Scopes of data (specification 6, report-analysis scope). */
export const PERMISSION_RANGE = {
  personal: 1,
  enterprise: 2,
  department: 3,
  /** The listed staff. */
  persons: 4,
  /** The listed departments. */
  departments: 5,
} as const;

/** Scene and permission of the scope of report analysis (specification 6). */
export const REPORT_SCOPE = { busiSceneID: 4, permissionID: 11 } as const;

/** Data scope of a person (specification 3, report authority). Members are listed for the ranges 4 and 5 only. */
export const DataAuthority = v.object({
  permissionRangeID: v.picklist([1, 2, 3, 4, 5]),
  /** Staff numbers for range 4, department numbers for range 5. */
  permMemberRealList: v.array(v.object({ memberID: v.string(), memberName: v.string() })),
});
export type DataAuthority = v.InferOutput<typeof DataAuthority>;

/** Parts that `queryFunAndDataPermissionForUse` returns. */
export const RETURN_TYPE = { both: 0, functions: 1, data: 2 } as const;

/** An object held: a page or action of the application. `objectType`: 1 page, 2 action. */
const GrantedObject = v.object({
  objectNo: v.string(),
  objectName: v.string(),
  objectType: v.picklist([1, 2]),
  moduleNo: v.string(),
});

/** A scope of data in one scene of the business. */
const SceneAuthority = v.object({
  busiSceneID: v.number(),
  permissionID: v.number(),
  ...DataAuthority.entries,
});

const StaffId = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少员工编号'));

/**
 * Returns functional and data permissions of a member of staff, as specification 6 says with appNo YHWZ. Parts that
 * were not requested are empty. Refused for staff outside the caller's own data scope; `departmentId` must be the
 * department of that staff, or empty.
 */
export const queryFunAndDataPermissionForUse = call({
  gateway: 'user',
  path: '/CLUNIVERSALPERMISSIONSERVICE/api/PermissionController/queryFunAndDataPermissionForUse',
  body: v.object({
    returnType: v.picklist([RETURN_TYPE.both, RETURN_TYPE.functions, RETURN_TYPE.data]),
    staffId: StaffId,
    departmentId: v.optional(v.pipe(v.string(), v.trim()), ''),
    appNo: v.pipe(v.string(), v.trim(), v.nonEmpty('缺少应用编号')),
  }),
  result: v.object({
    staffId: v.string(),
    funPermissionList: v.array(GrantedObject),
    dataPermissionList: v.array(SceneAuthority),
  }),
  needs: 'token',
  reads: ['permission'],
});

/** Returns the caller's own scope in one scene. A scene without a setting has the scope of the caller's roles. */
export const queryPermMember = call({
  gateway: 'user',
  path: '/clpubapi/bookPermissionAPI/queryPermMember',
  body: v.object({
    busiSceneID: v.pipe(v.number(), v.integer()),
    permissionID: v.pipe(v.number(), v.integer()),
  }),
  result: DataAuthority,
  needs: 'token',
  reads: ['permission'],
});
