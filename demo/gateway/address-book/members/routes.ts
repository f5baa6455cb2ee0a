import {
  changeStaffState,
  departStaff,
  queryDeparture,
  staffMembers,
} from '../../../../src/contract/address-book/staff-members';
import { implement, type Implementation } from '../../server/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { depart, departureOf } from './departure';
import { addMember, alterMember } from './save';
import { changeState } from './state';
import { memberStorage } from './storage';

// what is written of somebody lies in their account too
const { add, alter, ...reading } = staffMembers;

export const memberCalls: readonly Implementation[] = [
  ...implementResource(reading as typeof staffMembers, memberStorage),
  implement(add, addMember),
  implement(alter, alterMember),
  implement(changeStaffState, async (context, body) => {
    await changeState(context, body);
    return {};
  }),
  implement(queryDeparture, (context, { key }) => departureOf(context, key)),
  implement(departStaff, async (context, body) => {
    await depart(context, body);
    return {};
  }),
];
