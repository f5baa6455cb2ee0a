import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { namedOne } from '../resource/values';

const PATH = '/CLStaffIntegrateService/api/staffController';
const Key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));
const Version = v.number();
const changing = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  permission: OBJECT.editStaff,
  changes: ['staffMember', 'staff', 'personal-info', 'permission', 'approval'],
  origin: 'suite',
} as const;

/** Maximum number of dependents of a kind listed by name; `count` includes all of them. */
export const SHOWN_DEPENDENTS = 20;

/**
 * Fate of a kind of dependents. `successor`: another person must take them over; `either`: they are taken over or end;
 * `end`: they end; `rest`: they wait for the member's return unless taken over; `stay`: they continue, and are only
 * listed.
 */
export const FATES = ['successor', 'either', 'end', 'rest', 'stay'] as const;
export type Fate = (typeof FATES)[number];

const DependentGroup = v.object({
  /** Code of the kind, to which a successor is assigned. */
  kind: v.string(),
  /** Name of the kind. */
  name: v.string(),
  fate: v.picklist(FATES),
  count: v.number(),
  /**
   * Number of dependents to which the caller assigns no successor, because they decide over the caller or the caller
   * lacks the right.
   */
  callersCount: v.number(),
  rows: v.array(
    v.object({
      no: v.string(),
      name: v.string(),
      /** Address of the dependent's page in the portal; '' for none. */
      link: v.string(),
    }),
  ),
});
export type DependentGroup = v.InferOutput<typeof DependentGroup>;

/**
 * Returns the dependents of a member of staff and their fate when the member is stopped or leaves; empty kinds are left
 * out.
 */
export const queryStaffDependents = call({
  gateway: 'user',
  path: `${PATH}/queryStaffDependents`,
  body: v.object({ key: Key, staffState: v.picklist(['stopped', 'departed']) }),
  result: v.object({
    groupList: v.array(DependentGroup),
    /** Dependents that decide over the caller, with the person who takes them over; '' for none. */
    callersList: v.array(v.object({ name: v.string(), successorName: v.string() })),
    /**
     * Number of dependents of a kind that the caller has no right to hand over and that the main administrator takes
     * over.
     */
    beyondList: v.array(v.object({ name: v.string(), count: v.number(), successorName: v.string() })),
    /** True when some dependents require a successor. */
    needsSuccessor: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.editStaff,
  reads: ['staffMember', 'approval', 'department', 'permission'],
  origin: 'suite',
});

const handingOver = {
  /** Successor for all dependents without an entry in `successors`. */
  successor: v.nullable(namedOne('请选择接替人')),
  /** Successors of a kind, or of one dependent of it. */
  successors: v.optional(
    v.pipe(
      v.array(
        v.object({
          kind: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
          no: v.optional(v.pipe(v.string(), v.maxLength(200))),
          staffNo: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择接替人'), v.maxLength(64)),
        }),
      ),
      v.maxLength(500),
    ),
    [],
  ),
};

/**
 * Stops (停用) or restarts (启用) a member of staff. A stopped member can no longer sign in to the enterprise, is not
 * found, and has no roles; tasks that wait for them are handed over. A restarted member has exactly the roles of
 * `roleNos`, or the role of all staff when it is absent. Throws staffIsSelf, staffIsMainManager, staffBeyondOwn,
 * staffStateSame, staffSuccessorNeeded, grantBeyondOwn, rangeBeyondOwn, rowUnknown, rowChanged, or fieldsInvalid at
 * `successor`, `successors.<index>` or `roleNos`.
 */
export const changeStaffState = call({
  ...changing,
  path: `${PATH}/changeStaffState`,
  body: v.object({
    key: Key,
    version: Version,
    staffState: v.picklist(['active', 'stopped']),
    successor: v.optional(handingOver.successor, null),
    successors: handingOver.successors,
    roleNos: v.optional(v.pipe(v.array(Key), v.maxLength(50))),
  }),
  result: v.object({}),
});

/**
 * Records the departure of a member of staff (办理离职). Dependents are handed over or end. Throws the errors of
 * `changeStaffState`.
 */
export const departStaff = call({
  ...changing,
  path: `${PATH}/departStaff`,
  body: v.object({ key: Key, version: Version, ...handingOver }),
  result: v.object({}),
});

/** Returns the roles that the caller may give to a returning member of staff, the role of all staff first. */
export const queryRolesToGive = call({
  gateway: 'user',
  path: `${PATH}/queryRolesToGive`,
  body: v.object({}),
  result: v.object({
    roleList: v.array(v.object({ roleNO: v.string(), roleName: v.string(), isUsual: v.boolean() })),
  }),
  needs: 'token',
  permission: OBJECT.editStaff,
  reads: ['permission'],
  origin: 'suite',
});
