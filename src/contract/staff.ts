import * as v from 'valibot';
import { call } from './call';
import { Passenger } from './flight-booking/passenger';
import { TravelDocument } from './travellers/travellers';

/**
 * A colleague as a traveller, with their place in the enterprise. The numbers of documents are masked, the caller's own
 * too (`revealPersonalNumber` returns these in full); phones are masked for all but the caller.
 */
export const StaffTraveller = v.object({
  ...Passenger.entries,
  deptName: v.string(),
  positionName: v.string(),
  /** Default cost bearers of their travels. */
  costCenterNO: v.string(),
  accountingEntityNO: v.string(),
  /** At most one per card type; the first is that of the staff record. */
  documents: v.array(TravelDocument),
  /** True when the caller may request the full numbers (`revealTravellerNumbers`). */
  canReveal: v.boolean(),
});
export type StaffTraveller = v.InferOutput<typeof StaffTraveller>;

/**
 * Returns staff of the caller's enterprise by part of a name, its pinyin or initials, a staff number, or a mobile: its
 * last four digits, or all of it, which finds those whose masked number is the same. Without the right to book for
 * colleagues, the result is limited to the caller, to colleagues who have named the caller as a delegate, and to those
 * for whom the caller books as an operator now. An empty keyword lists from the start.
 */
export const queryStaffInfoVagueForCloud = call({
  gateway: 'user',
  path: '/cLBussInfoAdminService/api/staffController/queryStaffInfoVagueForCloud',
  body: v.object({
    keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')),
    /** Restricts the result to the caller. */
    self: v.optional(v.boolean(), false),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
  result: v.object({ total: v.number(), staffList: v.array(StaffTraveller) }),
  needs: 'token',
  reads: ['staff'],
});

/** A colleague as a choice, without documents and phones. */
export const StaffChoice = v.object({ staffNO: v.string(), staffName: v.string(), deptName: v.string() });
export type StaffChoice = v.InferOutput<typeof StaffChoice>;

/**
 * Returns active staff of the caller's enterprise by part of a name, its pinyin or initials, or a staff number, for
 * fields that refer to one: a successor, a member of a role, the next approver. Independent of the right to book for
 * colleagues; a mobile matches no one. An empty keyword lists from the start.
 */
export const queryStaffChoices = call({
  gateway: 'user',
  path: '/cLBussInfoAdminService/api/staffController/queryStaffChoices',
  origin: 'suite',
  body: v.object({
    keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
  result: v.object({ staffList: v.array(StaffChoice) }),
  needs: 'token',
  reads: ['staff'],
});
