import * as v from 'valibot';
import { call } from './call';
import { Passenger } from './passenger';

/** A colleague as a traveller, with the names of his place in the enterprise. */
export const StaffTraveller = v.object({
  ...Passenger.entries,
  deptName: v.string(),
  positionName: v.string(),
});
export type StaffTraveller = v.InferOutput<typeof StaffTraveller>;

/**
 * Staff of the caller's enterprise by part of a name, its pinyin or initials, a staff number or a mobile.
 * Without the right to book for colleagues only the caller is found. An empty keyword lists from the start.
 */
export const queryStaffInfoVagueForCloud = call({
  gateway: 'user',
  path: '/cLBussInfoAdminService/api/staffController/queryStaffInfoVagueForCloud',
  body: v.object({
    keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')),
    /** Restrict to the caller himself. */
    self: v.optional(v.boolean(), false),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
  result: v.object({ total: v.number(), staffList: v.array(StaffTraveller) }),
  needs: 'token',
});
