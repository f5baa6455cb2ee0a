import * as v from 'valibot';
import { call } from './call';
import { Passenger } from './flight-booking/passenger';
import { TravelDocument } from './travellers/travellers';

/**
 * A colleague as a traveller, with their place in the enterprise. The numbers of documents come masked, the caller's own too
 * (`revealPersonalNumber` gives these whole); phones but the caller's.
 */
export const StaffTraveller = v.object({
  ...Passenger.entries,
  deptName: v.string(),
  positionName: v.string(),
  /** Where their travels are charged to unless it is said otherwise. */
  costCenterNO: v.string(),
  accountingEntityNO: v.string(),
  /** One of a card type; the first is that of the staff record. */
  documents: v.array(TravelDocument),
  /** May the caller ask for the full numbers (`revealTravellerNumbers`)? */
  canReveal: v.boolean(),
});
export type StaffTraveller = v.InferOutput<typeof StaffTraveller>;

/**
 * Staff of the caller's enterprise by part of a name, its pinyin or initials, a staff number, or a mobile: its last
 * four digits, or all of it, which finds those whose masked number is the same. Without the right to book for
 * colleagues only the caller is found, whoever has named them as a delegate, and whom they book for as an operator now. An
 * empty keyword lists from the start.
 */
export const queryStaffInfoVagueForCloud = call({
  gateway: 'user',
  path: '/cLBussInfoAdminService/api/staffController/queryStaffInfoVagueForCloud',
  body: v.object({
    keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')),
    /** Restrict to the caller alone. */
    self: v.optional(v.boolean(), false),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
  result: v.object({ total: v.number(), staffList: v.array(StaffTraveller) }),
  needs: 'token',
  reads: ['staff'],
});

/** A colleague as they are chosen from: nothing of their documents and phones. */
export const StaffChoice = v.object({ staffNO: v.string(), staffName: v.string(), deptName: v.string() });
export type StaffChoice = v.InferOutput<typeof StaffChoice>;

/**
 * Active staff of the caller's enterprise by part of a name, its pinyin or initials, or a staff number, for fields that name
 * one: a successor, a member of a role, the next approver. The right to book for colleagues has no say in it, and a mobile
 * finds nobody. An empty keyword lists from the start.
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
