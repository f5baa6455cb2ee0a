import { changeStaffBatch, leaveStaffBatch } from '../../../../src/contract/address-book/staff-batch';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import {
  changeStaffState,
  departStaff,
  queryRolesToGive,
  queryStaffDependents,
} from '../../../../src/contract/address-book/staff-state';
import { beginOwnRules, implementKeepingOwnRules } from '../../permission/own-rules/keep';
import type { AreaDeps } from '../../server/deps';
import { implement, type Implementation } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { changeMany } from './batch-change';
import { leaveMany } from './batch-leave';
import { depart } from './departure';
import { queryDependents } from './dependents-of';
import { rolesToGive } from './return-roles';
import { addMember, alterMember, newMemberForm } from './save';
import { limitStaffGuesses } from './staff-guesses';
import { changeState } from './state';
import { memberStorage } from './storage';

// changes of staff also affect their accounts, so they have implementations of their own
const { add, alter, ...reading } = staffMembers;

/** Leaving superiors are covered by the rule of successors; deciders by a role have no such rule. */
const HANG_ON_ROLES = { hangingOn: 'roles' } as const;

/** Calls for many people check the rules over the caller for each of them, and refuse only those who loosen one. */
const KEPT_BY_PERSON = { keepsOwnRules: true } as const;

export const memberCalls = ({ config }: Pick<AreaDeps, 'config'>): readonly Implementation[] => [
  ...implementResource(reading as typeof staffMembers, memberStorage),
  implement(add, addMember, {
    beforehand: (context, form) => limitStaffGuesses(context, config, [newMemberForm(form)]),
  }),
  implement(
    alter,
    async (context, body) => {
      const settle = await beginOwnRules(context, { call: alter, body });
      const member = await alterMember(context, body);
      await settle();
      return member;
    },
    {
      keepsOwnRules: true,
      beforehand: (context, { values }) => limitStaffGuesses(context, config, [newMemberForm(values)]),
    },
  ),
  implementKeepingOwnRules(
    changeStaffState,
    async (context, body) => {
      await changeState(context, body);
      return {};
    },
    HANG_ON_ROLES,
  ),
  implement(changeStaffBatch, changeMany, KEPT_BY_PERSON),
  implement(leaveStaffBatch, leaveMany, KEPT_BY_PERSON),
  implement(queryStaffDependents, queryDependents),
  implement(queryRolesToGive, (context) => rolesToGive(context)),
  implementKeepingOwnRules(
    departStaff,
    async (context, body) => {
      await depart(context, body);
      return {};
    },
    HANG_ON_ROLES,
  ),
];
