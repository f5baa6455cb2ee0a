import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { MEASURES, Measures } from './measures';

const BASE = '/CLMidPlatExtendedService/api/travelReport/';

export const PRODUCTS = ['flight', 'train', 'car', 'hotel'] as const;
export const Product = v.picklist(PRODUCTS);
export type Product = v.InferOutput<typeof Product>;

/** Date by which facts count: booked, issued, or used (flown, travelled, stayed). */
export const REPORT_BASES = ['booked', 'issued', 'used'] as const;
export const ReportBasis = v.picklist(REPORT_BASES);
export type ReportBasis = v.InferOutput<typeof ReportBasis>;

/**
 * Breakdowns of figures; `none`: totals only. `reason`: the reason why a fact is over the travel standard, changed or
 * refunded. For a used ticket that was changed, amounts that result from the changes have the reason of the change, all
 * others that of its booking.
 */
export const GROUPINGS = [
  'none',
  'day',
  'week',
  'month',
  'product',
  'department',
  'person',
  'costCenter',
  'entity',
  'route',
  'carrier',
  'reason',
] as const;
export const Grouping = v.picklist(GROUPINGS);
export type Grouping = v.InferOutput<typeof Grouping>;

type Side = Exclude<(typeof GROUPINGS)[number], 'none' | 'reason'>;

/** Dimensions that assign each fact to exactly one part; a fact may have two reasons. */
export const SIDES = GROUPINGS.filter((by): by is Side => by !== 'none' && by !== 'reason');

/** Maximum number of days of a report: three years. */
export const REPORT_DAYS = 1096;
/** Maximum number of rows of a breakdown; `rowCount` may be higher. */
export const REPORT_ROWS = 1000;

const Numbers = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200)), []);

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());

const DAY_MS = 86_400_000;
const daysOf = (begin: string, end: string) => (Date.parse(end) - Date.parse(begin)) / DAY_MS + 1;

const FILTER = {
  products: v.pipe(v.array(Product), v.minLength(1, '请选择产品'), v.maxLength(PRODUCTS.length)),
  basis: ReportBasis,
  /** Both inclusive. */
  beginDate: LocalDate,
  endDate: LocalDate,
  /** Departments, with their descendants. Empty lists do not filter. */
  deptNOList: Numbers,
  /** Departments without descendants, as in the rows of a breakdown. */
  deptAloneNOList: Numbers,
  staffNOList: Numbers,
  costCenterNOList: Numbers,
  accountingEntityNOList: Numbers,
  /** Keys as in the rows of a breakdown. */
  routeList: Numbers,
  carrierList: Numbers,
};

/** Checks a period with both days included and reports its problem at the field of the last day. */
/* @__NO_SIDE_EFFECTS__ */
export function checkPeriod<B extends string, E extends string, T extends Record<B | E, string>>(
  begin: B,
  end: E,
) {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const { [begin]: first, [end]: last }: Record<B | E, string> = input;
    const say = (message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: end, value: last }] });
    if (first > last) say('结束日期不能早于开始日期');
    else if (daysOf(first, last) > REPORT_DAYS) say('统计区间不能超过三年');
  });
}

/** Filter of the facts of a report, within the caller's scope. */
export const ReportFilter = v.object(FILTER);
export type ReportFilter = v.InferOutput<typeof ReportFilter>;

/** One part of a breakdown. */
export const ReportRow = v.object({
  /**
   * Key of the part: a day, the Monday of a week, a month (YYYY-MM), a product, or a record number. For a reason its
   * kind and text: `within` the standard, `unsaid`, `over:…`, `voluntary:…` or `involuntary:…`.
   */
  key: v.string(),
  /** Current name; the key where there is none. */
  name: v.string(),
  measures: Measures,
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

/**
 * Returns sums over the facts within the caller's report scope (specification 6), broken down or in total. Times are in
 * order, other parts are sorted by one of the sums, the highest first, then by key.
 */
export const queryReportFigures = call({
  gateway: 'service',
  path: `${BASE}queryReportFigures`,
  body: v.pipe(
    v.object({
      ...FILTER,
      groupBy: Grouping,
      /**
       * Measure by which parts are ranked: where more exist than the limit, those with the highest values are returned.
       */
      sortBy: v.optional(v.picklist(MEASURES), 'amount'),
      rowLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(REPORT_ROWS)), 100),
    }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({
    total: Measures,
    /** Empty for `none`. */
    rowList: v.array(ReportRow),
    /** Total number of parts, including those beyond the limit. */
    rowCount: v.number(),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});

/**
 * Parts of the difference between the net spend of two periods, fen, which add up to it exactly. `volume`: more or
 * fewer bookings; `productMix`: other shares of the products among them; `added`, `dropped`: all of products that were
 * bought in one of the periods alone; `nights`: longer or shorter stays; `mix`: other routes; `class`: other classes;
 * `lead`: bought at other days ahead; `overStandard`: more or fewer over the travel standard; `price`: dearer or
 * cheaper, all else alike, and `fees`: of that the taxes and service fees. With the basis `used` the price of a flown
 * ticket includes the fare differences of its changes.
 */
const ChangeParts = v.object({
  volume: Sum,
  productMix: Sum,
  added: Sum,
  dropped: Sum,
  nights: Sum,
  mix: Sum,
  class: Sum,
  lead: Sum,
  overStandard: Sum,
  price: Sum,
  fees: Sum,
  changes: Sum,
  refunds: Sum,
});

const Change = { amount: Sum, comparedAmount: Sum, parts: ChangeParts };

/** Explains the difference between the net spend of a period and that of the compared one. */
export const queryReportChange = call({
  gateway: 'service',
  path: `${BASE}queryReportChange`,
  body: v.pipe(
    v.object({ ...FILTER, comparedBeginDate: LocalDate, comparedEndDate: LocalDate }),
    checkPeriod('beginDate', 'endDate'),
    checkPeriod('comparedBeginDate', 'comparedEndDate'),
  ),
  result: v.object({
    ...Change,
    /** Differences by product; they add up to the parts of all. */
    productList: v.array(v.object({ product: Product, ...Change })),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});

/** Events of a fact: bought, changed, refunded, used. */
export const FACT_KINDS = ['bought', 'changed', 'refunded', 'used'] as const;
export const FactKind = v.picklist(FACT_KINDS);
export type FactKind = v.InferOutput<typeof FactKind>;

/** One event of a ticket, stay or ride, with its contribution to the figures. */
export const ReportFact = v.object({
  factNo: v.number(),
  product: Product,
  kind: FactKind,
  /** Day of the fact, by the requested basis. */
  date: v.string(),
  /** Order of a ticket; record number of an imported record. */
  recordNo: v.string(),
  /** '' for a fact without a ticket number. */
  ticketNo: v.string(),
  staffName: v.string(),
  deptName: v.string(),
  costCenterName: v.string(),
  accountingEntityName: v.string(),
  routeName: v.string(),
  carrierName: v.string(),
  /** Flight or train number, hotel, or kind of car. */
  serviceName: v.string(),
  className: v.string(),
  /** Wall clock of the departure, the ride or the first day of the stay. */
  startTime: v.string(),
  leadDays: v.number(),
  isWithin: v.boolean(),
  /** Reason given for breaking the travel standard; '' for within. */
  overReason: v.string(),
  /**
   * Reason of the change or refund; for a used ticket that of its last change. '': none occurred, or no reason was
   * given.
   */
  lossReason: v.string(),
  /** True when the change or refund was of the traveller's own will; null: unknown, or none occurred. */
  isVoluntary: v.nullable(v.boolean()),
  /** The cheapest available alternative; null: none was requested or found. */
  lowest: v.nullable(v.object({ serviceName: v.string(), startTime: v.string(), price: Sum })),
  fare: Sum,
  fullFare: Sum,
  taxes: Sum,
  serviceFee: Sum,
  changeFee: Sum,
  refundFee: Sum,
  missedSaving: Sum,
  agreementSaving: Sum,
  /** Contribution to the net spend. */
  amount: Sum,
});
export type ReportFact = v.InferOutput<typeof ReportFact>;

/** First days of the buckets of days ahead: 0, 1–2, 3–6, 7–13, 14 and more (domain terms, section 4). */
export const LEADS = [0, 1, 3, 7, 14] as const;

/** Maximum number of letters of a reason, including its kind. */
export const REASON_LENGTH = 400;

export const FACT_SORTS = ['date', 'amount', 'missedSaving'] as const;

/** Returns the facts behind a figure, page by page, by default the latest first. */
export const queryReportFacts = call({
  gateway: 'service',
  path: `${BASE}queryReportFacts`,
  body: v.pipe(
    v.object({
      ...FILTER,
      /** Empty: all. */
      kinds: v.optional(v.pipe(v.array(FactKind), v.maxLength(FACT_KINDS.length)), []),
      /** Restricts the facts to lead-time buckets, by the first day of the bucket, or to classes. Empty: all. */
      leads: v.optional(v.pipe(v.array(v.picklist(LEADS)), v.maxLength(LEADS.length)), []),
      classes: v.optional(v.pipe(v.array(v.picklist([1, 2, 3])), v.maxLength(3)), []),
      /** Restricts the facts to these reasons, as in the rows of a breakdown. Empty: all. */
      reasons: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(REASON_LENGTH))), v.maxLength(200)),
        [],
      ),
      /** Excludes these parts of a breakdown, which leaves the "all others" of a pivot. */
      apart: v.optional(v.object({ by: v.picklist(SIDES), keys: Numbers })),
      /** Restricts the facts to purchases above the lowest fare. */
      missedOnly: v.optional(v.boolean(), false),
      sort: v.optional(v.picklist(FACT_SORTS), 'date'),
      order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
      pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({ total: v.number(), factList: v.array(ReportFact) }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});

/** Dimensions of report analysis by their number (specification 6): department, cost centre, accounting entity, person, group. */
export const DimensionId = v.picklist([4002, 4004, 4005, 4006, 4007]);
export type DimensionId = v.InferOutput<typeof DimensionId>;

/** Returns the choices of a dimension within the caller's report scope, by name. */
export const queryReportDimension = call({
  gateway: 'service',
  path: `${BASE}queryReportDimension`,
  body: v.object({ dimension: DimensionId }),
  result: v.object({
    memberList: v.array(
      v.object({
        no: v.string(),
        name: v.string(),
        /** For a department, its parent within the list; '' for none. For a person, their department. */
        parentNo: v.string(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['permission', 'report'],
  origin: 'suite',
});
