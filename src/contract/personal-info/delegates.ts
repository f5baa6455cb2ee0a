import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

const Colleague = { staffNO: v.string(), staffName: v.string(), deptName: v.string() };

/**
 * A colleague who may book on behalf of the caller, or on whose behalf the caller may book, for a period with both days
 * included.
 */
export const BookingDelegate = v.object({ ...Colleague, beginDate: v.string(), endDate: v.string() });
export type BookingDelegate = v.InferOutput<typeof BookingDelegate>;

/**
 * Returns colleagues who may book for the caller, today or later, and those for whom the caller may book today, by
 * their first day.
 */
export const queryBookingDelegates = call({
  ...common,
  path: `${BASE}queryBookingDelegates`,
  body: v.object({}),
  result: v.object({ delegateList: v.array(BookingDelegate), principalList: v.array(BookingDelegate) }),
  reads: ['delegate', 'staff'],
});

/**
 * Returns colleagues who can be named, by part of a name, its pinyin, or a staff number; callers without the right to
 * book for others find them too.
 */
export const queryDelegateCandidates = call({
  ...common,
  path: `${BASE}queryDelegateCandidates`,
  body: v.object({ keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')) }),
  result: v.object({ staffList: v.array(v.object(Colleague)) }),
  reads: ['staff'],
});

/**
 * Allows a colleague to book for the caller and replaces an earlier period; both are notified by mail. Throws
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

/** Ends a colleague's right to book for the caller and notifies both. Succeeds also without such a right. */
export const endBookingDelegate = call({
  ...common,
  path: `${BASE}endBookingDelegate`,
  body: v.object({ staffNO: v.pipe(v.string(), v.nonEmpty('请选择同事')) }),
  result: v.object({}),
  mutates: true,
  changes: ['delegate'],
});
