import * as v from 'valibot';
import { LocalDate } from '../flight-booking/booking';
import { RefundState } from './refund-state';
import { plainNumber, plainSearch } from '../../domain/typed/typed';

/** Number of a type in the specification (section 9). */
const TypeCode = v.pipe(v.number(), v.minValue(0), v.maxValue(99));
const Numbers = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)), []);

/** A single letter or digit matches most orders, and no index can search for it. */
const SINGLE = /^[0-9a-z]$/i;

/** Part of a text, in any case; '' does not filter. */
export const TextPart = v.pipe(
  v.string(),
  v.transform(plainSearch),
  v.maxLength(50, '不能超过50个字'),
  v.check((text) => !SINGLE.test(text), '请至少输入2个字符'),
);

/** A whole ticket number, with any separators; '' does not filter. */
export const TicketNo = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.regex(/^(\d{13})?$/, '请输入13位票号'),
);

const CityName = v.pipe(v.string(), v.trim(), v.maxLength(50, '城市名过长'));

/** States of a change by which orders can be filtered. */
export const CHANGE_STATE = {
  underWay: '改签中',
  done: '已改签',
  failed: '改签失败',
  cancelled: '已取消',
} as const;
export const ChangeState = v.picklist(Object.values(CHANGE_STATE));
export type ChangeState = v.InferOutput<typeof ChangeState>;

/** Dates of an order: when it was booked, when its tickets were issued, and when its first flight departs. */
export const DATE_BASES = ['createTime', 'issueTime', 'takeOffTime'] as const;

/** Filters of a list of orders, beside their states. Dates are inclusive; empty lists do not filter. */
export const ORDER_FILTER = {
  /** Part of an order number, PNR, flight number, or a passenger's or booker's name. */
  keyword: v.optional(
    v.pipe(v.string(), v.transform(plainSearch), v.maxLength(50, '关键字不能超过50个字')),
    '',
  ),
  orderNo: v.optional(TextPart, ''),
  pnr: v.optional(TextPart, ''),
  ticketNo: v.optional(TicketNo, ''),
  passengerName: v.optional(TextPart, ''),
  bookerName: v.optional(TextPart, ''),
  flightNo: v.optional(TextPart, ''),
  /** Full names of cities, as orders contain them. With both, the second is reached after the first. */
  depCityName: v.optional(CityName, ''),
  arrCityName: v.optional(CityName, ''),
  payTypeList: v.optional(v.array(TypeCode), []),
  commissionTypeList: v.optional(v.array(TypeCode), []),
  /** Departments of the bookers, with their descendants. */
  deptNOList: Numbers,
  /** Cost centres that bear a part of the costs. */
  costCenterNOList: Numbers,
  /** Booked over a standard (true) or within all (false). */
  isOverStandard: v.optional(v.nullable(v.boolean()), null),
  /** A change of its tickets is in one of these states, or the order holds the new tickets of one. */
  changeStateList: v.optional(v.array(ChangeState), []),
  /** State of refunds of its tickets. */
  refundStateList: v.optional(v.array(RefundState), []),
  /** The date that `beginDate` and `endDate` limit. */
  dateBasis: v.optional(v.picklist(DATE_BASES), 'createTime'),
  beginDate: v.optional(LocalDate),
  endDate: v.optional(LocalDate),
};
