import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { MEASURES, Measures } from './measures';

const BASE = '/CLMidPlatExtendedService/api/travelReport/';

export const PRODUCTS = ['flight', 'train', 'car', 'hotel'] as const;
export const Product = v.picklist(PRODUCTS);
export type Product = v.InferOutput<typeof Product>;

/** By which date facts count: booked, issued, or used (flown, travelled, stayed). */
export const REPORT_BASES = ['booked', 'issued', 'used'] as const;
export const ReportBasis = v.picklist(REPORT_BASES);
export type ReportBasis = v.InferOutput<typeof ReportBasis>;

/**
 * What figures are broken down by; `none`: not at all. `reason`: why a fact is what it is: over the travel standard, changed, given
 * back. A used ticket that was changed has what the changes took with their reason, all else with that of its booking.
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

/** What facts are told apart by, each of them once: a fact may have two reasons. */
export const SIDES = GROUPINGS.filter((by): by is Side => by !== 'none' && by !== 'reason');

/** Days a report covers at most: three years. */
export const REPORT_DAYS = 1096;
/** Rows of a breakdown at most; there may be more, see `rowCount`. */
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
  /** Departments, each with all below it. Lists that are empty narrow nothing. */
  deptNOList: Numbers,
  /** Departments alone, as the rows of a breakdown have them. */
  deptAloneNOList: Numbers,
  staffNOList: Numbers,
  costCenterNOList: Numbers,
  accountingEntityNOList: Numbers,
  /** As the rows of a breakdown have them. */
  routeList: Numbers,
  carrierList: Numbers,
};

/** Days from one to another, of which both count; what is wrong is said at the field of the last. */
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

/** Which facts a report looks at, within the scope of whoever asks. */
export const ReportFilter = v.object(FILTER);
export type ReportFilter = v.InferOutput<typeof ReportFilter>;

/** One part of a breakdown. */
export const ReportRow = v.object({
  /**
   * Number of the part: a day, the Monday of a week, a month (YYYY-MM), a product, or the number of what it is. Of a reason its
   * kind and what was said: `within` the standard, `unsaid`, `over:…`, `voluntary:…` or `involuntary:…`.
   */
  key: v.string(),
  /** As it is called now; the key where it has no name. */
  name: v.string(),
  measures: Measures,
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

/**
 * Sums over the facts within the caller's report scope (specification 6), broken down or whole. Times are in their
 * order, all else by one of the sums, the most first, then by key.
 */
export const queryReportFigures = call({
  gateway: 'service',
  path: `${BASE}queryReportFigures`,
  body: v.pipe(
    v.object({
      ...FILTER,
      groupBy: Grouping,
      /** Which of the parts there are, where there are more than the limit: those with the most of it. */
      sortBy: v.optional(v.picklist(MEASURES), 'amount'),
      rowLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(REPORT_ROWS)), 100),
    }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({
    total: Measures,
    /** None for `none`. */
    rowList: v.array(ReportRow),
    /** Parts there are, those beyond the limit too. */
    rowCount: v.number(),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});

/**
 * Parts of the difference between the net spend of two periods, fen, which add up to it exactly. `volume`: more or fewer bookings;
 * `productMix`: other shares of the products among them; `added`, `dropped`: all of products that were bought in one of the periods
 * alone; `nights`: longer or shorter stays; `mix`: other routes; `class`: other classes; `lead`: bought at other days ahead;
 * `overStandard`: more or fewer over the travel standard; `price`: dearer or cheaper, all else alike, and `fees`: of that the taxes
 * and service fees. By the basis `used` a flown ticket has the fare differences of its changes in its price.
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

/** Why the net spend of a period is another than that of the one it is held against. */
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
    /** Product by product; they add up to the parts of all. */
    productList: v.array(v.object({ product: Product, ...Change })),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});

/** What happened: bought, changed, refunded, used. */
export const FACT_KINDS = ['bought', 'changed', 'refunded', 'used'] as const;
export const FactKind = v.picklist(FACT_KINDS);
export type FactKind = v.InferOutput<typeof FactKind>;

/** One event of a ticket, stay or ride, with what it adds to the figures. */
export const ReportFact = v.object({
  factNo: v.number(),
  product: Product,
  kind: FactKind,
  /** The day it counts on, by the basis asked for. */
  date: v.string(),
  /** Order of a ticket; the record number of what was imported. */
  recordNo: v.string(),
  /** '' for a ticket that has none. */
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
  /** Why it is over the travel standard, as it was said; '' for within. */
  overReason: v.string(),
  /** Why it was changed or given back; of a used ticket its last change. '': it was not, or none was said. */
  lossReason: v.string(),
  /** Whether that was of the traveller's own will; null: it is not known, or there is nothing to it. */
  isVoluntary: v.nullable(v.boolean()),
  /** The cheapest that was at hand beside it; null: none was asked for or found. */
  lowest: v.nullable(v.object({ serviceName: v.string(), startTime: v.string(), price: Sum })),
  fare: Sum,
  fullFare: Sum,
  taxes: Sum,
  serviceFee: Sum,
  changeFee: Sum,
  refundFee: Sum,
  missedSaving: Sum,
  agreementSaving: Sum,
  /** What it adds to the net spend. */
  amount: Sum,
});
export type ReportFact = v.InferOutput<typeof ReportFact>;

/** First days of the buckets of days ahead: 0, 1–2, 3–6, 7–13, 14 and more (domain terms, section 4). */
export const LEADS = [0, 1, 3, 7, 14] as const;

/** Letters of a reason at most, with what kind it is. */
export const REASON_LENGTH = 400;

export const FACT_SORTS = ['date', 'amount', 'missedSaving'] as const;

/** The facts behind a figure, a page at a time, the latest first unless asked otherwise. */
export const queryReportFacts = call({
  gateway: 'service',
  path: `${BASE}queryReportFacts`,
  body: v.pipe(
    v.object({
      ...FILTER,
      /** Empty: all. */
      kinds: v.optional(v.pipe(v.array(FactKind), v.maxLength(FACT_KINDS.length)), []),
      /** Only what was bought so many days ahead, by the first day of the bucket, or in a class. Empty: all. */
      leads: v.optional(v.pipe(v.array(v.picklist(LEADS)), v.maxLength(LEADS.length)), []),
      classes: v.optional(v.pipe(v.array(v.picklist([1, 2, 3])), v.maxLength(3)), []),
      /** Only what has one of these reasons, as the rows of a breakdown have them. Empty: all. */
      reasons: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(REASON_LENGTH))), v.maxLength(200)),
        [],
      ),
      /** Only what is none of these parts of a breakdown: all others together, as a pivot has them. */
      apart: v.optional(v.object({ by: v.picklist(SIDES), keys: Numbers })),
      /** Only what was bought above the lowest fare. */
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

/** What can be chosen of a dimension within the caller's report scope, by name. */
export const queryReportDimension = call({
  gateway: 'service',
  path: `${BASE}queryReportDimension`,
  body: v.object({ dimension: DimensionId }),
  result: v.object({
    memberList: v.array(
      v.object({
        no: v.string(),
        name: v.string(),
        /** Of a department, the one above it within the list; '' for none. Of a person, their department. */
        parentNo: v.string(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['permission', 'report'],
  origin: 'suite',
});
