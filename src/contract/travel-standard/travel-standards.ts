import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { holderOf } from '../resource/values';
import { Exceptions } from './exceptions';
import { OverPolicy, STANDARD_SCOPES, StandardScope } from './shapes';

/** Upper bounds of the tolerance: fen; percent. */
const MOST_TOLERATED = { amount: 10_000_000, percent: 100 };

/** A whole number within limits, both included; `wrong`: the message for any other. */
const whole = (least: number, most: number, wrong: string) =>
  v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));

/** Integer percent of the full fare; null: no cap. */
const DiscountCap = v.nullable(whole(1, 300, '折扣上限须为1至300的整数'));

/** Highest difference to the lowest fare that is still within: fen, or percent of it. */
const Tolerance = v.pipe(
  v.object({ kind: v.picklist(['amount', 'percent']), value: v.nullable(v.number()) }),
  v.check(({ value }) => value !== null, '请输入允许高出的幅度，不允许高出时填0'),
  v.transform(({ kind, value }) => ({ kind, value: value ?? 0 })),
  v.check(
    ({ value }) => Number.isInteger(value) && value >= 0,
    '允许高出的幅度须为不小于0的金额或整数百分比',
  ),
  v.check(
    ({ kind, value }) => kind === 'percent' || value <= MOST_TOLERATED.amount,
    '允许高出的金额不能超过¥100,000',
  ),
  v.check(
    ({ kind, value }) => kind === 'amount' || value <= MOST_TOLERATED.percent,
    '允许高出的比例不能超过100%',
  ),
);

const CabinType = v.picklist([1, 2, 3], '请选择最高舱等');

const filled = {
  standardName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入标准名称'),
    v.maxLength(40, '标准名称不能超过40个字'),
  ),
  /** Holder of the standard; each has at most one. */
  holder: holderOf(STANDARD_SCOPES, '请选择适用对象'),
  /** Highest cabin type (1 economy, 2 business, 3 first). */
  maxCabinType: CabinType,
  economyDiscount: DiscountCap,
  businessDiscount: DiscountCap,
  firstDiscount: DiscountCap,
  /** Highest price of one ticket of one segment in fen, without taxes; null: no cap. */
  maxPrice: v.nullable(whole(100, 1_000_000_000, '价格上限须为1至10,000,000元')),
  /** Minutes before and after within which flights are compared for the lowest fare; null: no lowest-fare rule. */
  lowestMinutes: v.nullable(whole(1, 1440, '比较范围须为1至1440分钟')),
  lowestTolerance: Tolerance,
  lowestWithShared: v.boolean(),
  lowestWithConnections: v.boolean(),
  /** Minimum number of calendar days from booking to departure; 0: no rule. */
  advanceDays: whole(0, 365, '提前预订天数须为0至365'),
  policy: OverPolicy,
  /** Other limits by destination, season and duration; clients of before send none. */
  exceptions: v.optional(Exceptions, []),
};

/**
 * The travel standards of domestic flights (specification 2.4, standardList and travelStandardsSet), which apply to
 * bookings.
 */
export const travelStandards = resource({
  name: 'travelStandard',
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/travelStandardController',
  noun: 'TravelStandard',
  key: 'standardNO',
  row: v.object({
    standardNO: v.string(),
    ...filled,
    /** Number of staff to whom it applies at this moment. */
    staffCount: v.number(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(filled),
  filters: v.object({
    /** Kind of the holder. */
    holder: v.optional(StandardScope),
    maxCabinType: v.optional(CabinType),
    policy: v.optional(OverPolicy),
  }),
  sort: ['standardName', 'maxCabinType', 'maxPrice', 'advanceDays', 'modifyTime'],
  permission: { read: OBJECT.seeStandards, write: OBJECT.editStandards },
  // Standards appear in search results, in travellers' details, and in the list of grades without one.
  changes: ['standard', 'personal-info', 'grade', 'management'],
});
