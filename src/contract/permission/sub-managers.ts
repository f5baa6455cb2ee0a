import * as v from 'valibot';
import { call } from '../call';
import { resource } from '../resource/resource';
import { namedMany, namedOne, period } from '../resource/values';
import { OBJECT } from './objects';

/** Data scope of a sub administrator: the whole enterprise, or some departments with their descendants. */
export const MANAGED_SCOPES = ['departments', 'enterprise'] as const;
export type ManagedScope = (typeof MANAGED_SCOPES)[number];

/** Filter by the period on the present day; `ending`: it ends within thirty days. */
export const PERIOD_FILTERS = ['current', 'ending', 'coming', 'ended'] as const;
export type PeriodFilter = (typeof PERIOD_FILTERS)[number];

const filled = {
  staff: namedOne('请选择员工'),
  managedScope: v.picklist(MANAGED_SCOPES, '请选择管理范围'),
  departments: namedMany(),
  objectList: namedMany({ message: '请至少选择一项权限', most: 1000 }),
  validPeriod: period(),
  remark: v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字')),
};
const PATH = '/cLBussInfoAdminService/api/roleController';

/** Sub administrators: staff who manage parts of the enterprise for a time (specification 2.5, 7.2). */
export const subManagers = resource({
  name: 'sub-manager',
  gateway: 'user',
  path: PATH,
  noun: 'SubManager',
  calls: {
    list: 'querySubManagerList',
    get: 'querySubManagerInfoByKeyId',
    add: 'addSubManagerInfo',
    alter: 'alterSubManagerInfo',
    remove: 'deleteSubManagerInfo',
  },
  key: 'keyId',
  row: v.object({
    keyId: v.string(),
    ...filled,
    // May be empty: all granted objects may have been disabled since.
    objectList: namedMany({ most: 1000 }),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['managedScope'], ['departments']],
        ({ managedScope, departments }) => managedScope === 'enterprise' || departments.length > 0,
        '请选择管理的部门',
      ),
      ['departments'],
    ),
  ),
  filters: v.object({
    staff: v.optional(v.string()),
    /** Number of a page or an action. */
    objectList: v.optional(v.pipe(v.string(), v.maxLength(64))),
    validPeriod: v.optional(v.picklist(PERIOD_FILTERS)),
  }),
  sort: ['keyId', 'validPeriod', 'modifyTime'],
  permission: { read: OBJECT.seeSubManagers, write: OBJECT.editSubManagers },
  changes: ['permission', 'staff-permission'],
});

/** Returns the name of the main administrator, for those who see the other administrators. */
export const queryMainManagerName = call({
  gateway: 'user',
  path: `${PATH}/queryMainManagerName`,
  body: v.object({}),
  result: v.object({
    /** null: the enterprise has none. */
    mainManager: v.nullable(v.object({ staffNO: v.string(), staffName: v.string(), deptName: v.string() })),
  }),
  needs: 'token',
  permission: OBJECT.seeSubManagers,
  reads: ['main-manager', 'staff'],
  origin: 'suite',
});

/**
 * Returns the sources of a person's rights: their roles, and their current rights as main or sub administrator.
 * `userkeyId`: a staff number, '' for the caller; other staff only for callers who may see sub administrators.
 */
export const queryUserBusiRoleByUserkeyIdForCloud = call({
  gateway: 'user',
  path: `${PATH}/queryUserBusiRoleByUserkeyIdForCloud`,
  body: v.object({ userkeyId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '') }),
  result: v.object({
    userkeyId: v.string(),
    userName: v.string(),
    isMainManager: v.boolean(),
    isSubManager: v.boolean(),
    roleList: v.array(v.object({ roleNO: v.string(), roleName: v.string() })),
  }),
  needs: 'token',
  reads: ['permission'],
});
