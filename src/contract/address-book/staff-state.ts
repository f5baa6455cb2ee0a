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

/** So many of a kind are told by name; all of them are counted. */
export const SHOWN_DEPENDENTS = 20;

/**
 * What becomes of a kind of thing: `successor`: somebody must take it over; `either`: somebody takes it over, or it ends; `end`:
 * it ends; `rest`: it waits for their return unless somebody takes it over; `stay`: it goes on, and is told of alone.
 */
export const FATES = ['successor', 'either', 'end', 'rest', 'stay'] as const;
export type Fate = (typeof FATES)[number];

const DependentGroup = v.object({
  /** Code of the kind, which a successor is named by. */
  kind: v.string(),
  /** As the kind is called. */
  name: v.string(),
  fate: v.picklist(FATES),
  count: v.number(),
  rows: v.array(
    v.object({
      no: v.string(),
      name: v.string(),
      /** Its page in the portal; '' for none. */
      link: v.string(),
    }),
  ),
});
export type DependentGroup = v.InferOutput<typeof DependentGroup>;

/** All that hangs on a member of staff, and what becomes of it when they are stopped or leave; kinds of which there is nothing are left out. */
export const queryStaffDependents = call({
  gateway: 'user',
  path: `${PATH}/queryStaffDependents`,
  body: v.object({ key: Key, staffState: v.picklist(['stopped', 'departed']) }),
  result: v.object({
    groupList: v.array(DependentGroup),
    /** Somebody must be named to take over some of it. */
    needsSuccessor: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.editStaff,
  reads: ['staffMember', 'approval', 'department', 'permission'],
  origin: 'suite',
});

const handingOver = {
  /** Takes over whatever is in no one else's hands by `successors`. */
  successor: v.nullable(namedOne('请选择接替人')),
  /** Of a kind, or of one thing of it. */
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
 * 停用 or 启用. Who is stopped signs in to the enterprise no more, is not found any longer, and has no roles; what waits for
 * them is handed over. Who is started again has the roles of `roleNos` and no others: that of all staff where it is left out.
 * Throws staffIsSelf, staffIsMainManager, staffStateSame, staffSuccessorNeeded, grantBeyondOwn, rangeBeyondOwn, rowUnknown, rowChanged, or
 * fieldsInvalid at `successor`, `successors.<index>` or `roleNos`.
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

/** 办理离职. What hangs on them is handed over or ends. Throws as changeStaffState. */
export const departStaff = call({
  ...changing,
  path: `${PATH}/departStaff`,
  body: v.object({ key: Key, version: Version, ...handingOver }),
  result: v.object({}),
});

/** The roles that the caller may give to somebody who comes back; that of all staff first. */
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
