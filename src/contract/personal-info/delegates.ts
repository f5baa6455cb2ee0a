import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

const Colleague = { staffNO: v.string(), staffName: v.string(), deptName: v.string() };

/** Somebody who may book for the caller, or for whom the caller may, from day to day; both days count. */
export const BookingDelegate = v.object({ ...Colleague, beginDate: v.string(), endDate: v.string() });
export type BookingDelegate = v.InferOutput<typeof BookingDelegate>;

/** Who may book for the caller, today or later, and for whom the caller may today; by their first day. */
export const queryBookingDelegates = call({
  ...common,
  path: `${BASE}queryBookingDelegates`,
  body: v.object({}),
  result: v.object({ delegateList: v.array(BookingDelegate), principalList: v.array(BookingDelegate) }),
  reads: ['delegate', 'staff'],
});

/** Colleagues that may be named, by part of a name, its pinyin, or a staff number: whoever may book for nobody finds them too. */
export const queryDelegateCandidates = call({
  ...common,
  path: `${BASE}queryDelegateCandidates`,
  body: v.object({ keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')) }),
  result: v.object({ staffList: v.array(v.object(Colleague)) }),
  reads: ['staff'],
});

/**
 * Names a colleague who may book for the caller, in the place of what was said of them before; both are told by mail. Throws
 * fieldsInvalid by field, and tooManyRequests.
 */
export const saveBookingDelegate = call({
  ...common,
  path: `${BASE}saveBookingDelegate`,
  body: v.object({
    staffNO: v.pipe(v.string(), v.nonEmpty('请选择同事')),
    beginDate: LocalDate,
    endDate: LocalDate,
  }),
  result: v.object({}),
  mutates: true,
  changes: ['delegate'],
});

/** A colleague may book for the caller no more, and both are told; whoever might not may not either. */
export const endBookingDelegate = call({
  ...common,
  path: `${BASE}endBookingDelegate`,
  body: v.object({ staffNO: v.pipe(v.string(), v.nonEmpty('请选择同事')) }),
  result: v.object({}),
  mutates: true,
  changes: ['delegate'],
});
