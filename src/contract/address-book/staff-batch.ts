import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { namedOne } from '../resource/values';

const PATH = '/CLStaffIntegrateService/api/staffController';

/** Maximum number of staff changed by one call, and of staff who leave by one. */
export const BATCH_STAFF = 500;
export const BATCH_LEAVERS = 50;

const staffNOList = (most: number) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))),
    v.minLength(1, '请选择员工'),
    v.maxLength(most, `一次最多选择${most}名员工`),
  );

/** Outcome for each chosen person, in the order of the request. */
const Outcomes = v.object({
  outcomeList: v.array(
    v.object({
      staffNO: v.string(),
      /** True when the person has the wanted values now, also when they had them before. */
      isDone: v.boolean(),
      /** Reason of a refusal; '' for none. */
      reason: v.string(),
    }),
  ),
});
export type BatchOutcome = v.InferOutput<typeof Outcomes>['outcomeList'][number];

const common = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  permission: OBJECT.editStaff,
  result: Outcomes,
  origin: 'suite',
} as const;

/**
 * Gives several members of staff the same department, position, grade or supervisor; absent values stay. Each person is
 * checked like in their form, and those who fail are left unchanged. Callers' own places, those of their superiors and
 * changes that loosen a rule over the caller are refused. Throws fieldsInvalid at the field of a value that no person can
 * get.
 */
export const changeStaffBatch = call({
  ...common,
  path: `${PATH}/changeStaffBatch`,
  body: v.pipe(
    v.object({
      staffNOList: staffNOList(BATCH_STAFF),
      department: v.optional(v.nullable(namedOne('请选择部门')), null),
      position: v.optional(v.nullable(namedOne('请选择职位')), null),
      grade: v.optional(v.nullable(namedOne('请选择职级')), null),
      supervisor: v.optional(v.nullable(namedOne('请选择直属上级')), null),
      /** True removes the supervisors; not together with `supervisor`. */
      hasNoSupervisor: v.optional(v.boolean(), false),
    }),
    v.forward(
      v.check(
        ({ department, position, grade, supervisor, hasNoSupervisor }) =>
          hasNoSupervisor || [department, position, grade, supervisor].some((one) => one !== null),
        '请至少选择一项要修改的内容',
      ),
      ['department'],
    ),
  ),
  changes: ['staffMember', 'staff', 'personal-info', 'user', 'position', 'grade', 'report', 'department'],
});

/**
 * Stops several members of staff, or records their departures. One successor takes over the dependents of all of them.
 * Each person is handled like by `changeStaffState` and `departStaff`; those who are refused stay as they are: also those
 * who have left and would be stopped, and those whose leaving would loosen any rule over the caller.
 * Throws fieldsInvalid at `successor` for one of the leavers, or for a person who is not active.
 */
export const leaveStaffBatch = call({
  ...common,
  path: `${PATH}/leaveStaffBatch`,
  body: v.object({
    staffNOList: staffNOList(BATCH_LEAVERS),
    staffState: v.picklist(['stopped', 'departed']),
    successor: v.optional(v.nullable(namedOne('请选择接替人')), null),
    /** Leavers of other slices of the same choice, who cannot take over either. */
    otherNOList: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))), v.maxLength(5000)),
      [],
    ),
  }),
  changes: ['staffMember', 'staff', 'personal-info', 'permission', 'approval'],
});
