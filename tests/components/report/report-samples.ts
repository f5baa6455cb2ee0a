import { NOTHING, type Measures } from '../../../src/contract/report/measures';
import type { ResultOf } from '../../../src/contract/call';
import type { ImportJob } from '../../../src/contract/import-job/import-job';
import { RECORD_IMPORT } from '../../../src/contract/report/records';
import type { queryReportFlow } from '../../../src/contract/report/flow';
import type { queryReportLeads } from '../../../src/contract/report/leads';
import type { queryReportPivot } from '../../../src/contract/report/pivot';
import type { queryReportChange, ReportFact, ReportRow } from '../../../src/contract/report/report';

/** Sums for a number of tickets. */
export const measures = (bookings: number, given: Partial<Measures> = {}): Measures => ({
  ...NOTHING,
  bookings,
  quantity: bookings,
  changes: Math.floor(bookings / 10),
  refunds: Math.floor(bookings / 20),
  amount: bookings * 98_000,
  fare: bookings * 88_000,
  fullFare: bookings * 120_000,
  boughtFare: bookings * 90_000,
  withinFare: bookings * 72_000,
  within: Math.floor(bookings * 0.85),
  taxes: bookings * 5000,
  changeFee: Math.floor(bookings / 10) * 12_000,
  refundFee: Math.floor(bookings / 20) * 23_000,
  agreements: Math.floor(bookings / 4),
  agreementSaving: Math.floor(bookings / 4) * 8000,
  missed: Math.floor(bookings / 5),
  missedSaving: Math.floor(bookings / 5) * 15_000,
  leadDays: bookings * 5,
  lead0: Math.floor(bookings * 0.1),
  lead1: Math.floor(bookings * 0.25),
  lead3: Math.floor(bookings * 0.3),
  lead7: Math.floor(bookings * 0.2),
  lead14: bookings - Math.floor(bookings * 0.85),
  class1: Math.floor(bookings * 0.9),
  class2: bookings - Math.floor(bookings * 0.9),
  distance: bookings * 1200,
  co2: bookings * 96_000,
  ...given,
});

export const DEPARTMENTS: ReportRow[] = [
  { key: 'D01', name: '研发部', measures: measures(80) },
  { key: 'D02', name: '市场部', measures: measures(45) },
  { key: 'D03', name: '', measures: measures(3) },
];

export const CITIES_AT = [
  { cityName: '北京', longitude: 116.5, latitude: 39.8 },
  { cityName: '上海', longitude: 121.57, latitude: 31.17 },
  { cityName: '广州', longitude: 113.3, latitude: 23.39 },
];

/** Spend from departments to routes; the last row and column sum up all others. */
export const FLOWS: ResultOf<typeof queryReportFlow> = {
  amount: 12_544_000,
  flowList: [
    { deptNO: 'D01', deptName: '研发部', route: '北京-上海', amount: 6_000_000 },
    { deptNO: 'D01', deptName: '研发部', route: null, amount: 2_000_000 },
    { deptNO: 'D02', deptName: '市场部', route: '北京-上海', amount: 1_000_000 },
    { deptNO: 'D02', deptName: '市场部', route: '上海-广州', amount: 3_600_000 },
    { deptNO: null, deptName: '', route: '上海-广州', amount: -56_000 },
  ],
  deptCount: 4,
  routeCount: 9,
};

/** Rows of a breakdown by a dimension. */
export function rowsOf(groupBy: string, beginDate: string): ReportRow[] {
  const row = (key: string, name: string, bookings: number): ReportRow => ({
    key,
    name,
    measures: measures(bookings),
  });
  switch (groupBy) {
    case 'none':
      return [];
    case 'month':
      return [row(beginDate.slice(0, 7), beginDate.slice(0, 7), 128)];
    case 'day':
    case 'week':
      return [row(beginDate, beginDate, 128)];
    case 'product':
      return [row('flight', 'flight', 90), row('train', 'train', 38)];
    case 'route':
      return [
        row('北京-上海', '北京-上海', 70),
        row('上海-广州', '上海-广州', 48),
        row('上海-北京', '上海-北京', 6),
        row('北京-东京', '北京-东京', 4),
      ];
    case 'carrier':
      return [row('flight:CA', '中国国航', 100), row('flight:MU', '东方航空', 28)];
    case 'department':
      return DEPARTMENTS;
    case 'reason':
      return REASONS;
    default:
      return [row('S0001', '林静', 100), row('S0002', '王强', 28)];
  }
}

/** Reasons with their missed saving, change fees and refund fees in fen. */
const reason = (key: string, missedSaving: number, changeFee: number, refundFee: number): ReportRow => ({
  key,
  name: key,
  measures: measures(20, { missedSaving, changeFee, refundFee }),
});
const REASONS = [
  reason('within', 0, 0, 0),
  reason('over:低价航班时间不合适', 45_000, 0, 0),
  reason('voluntary:行程变更', 0, 24_000, 23_000),
];

export const fact = (given: Partial<ReportFact> = {}): ReportFact => ({
  factNo: 1,
  product: 'flight',
  kind: 'bought',
  date: '2026-11-12',
  recordNo: '2026111200010001',
  ticketNo: '9991234567890',
  staffName: '林静',
  deptName: '研发部',
  costCenterName: '研发中心',
  accountingEntityName: '远航科技（上海）有限公司',
  routeName: '北京—上海',
  carrierName: '中国国航',
  serviceName: 'CA1501',
  className: '经济舱',
  startTime: '2026-11-20T08:30',
  leadDays: 8,
  isWithin: true,
  overReason: '',
  lossReason: '',
  isVoluntary: null,
  lowest: { serviceName: 'MU5102', startTime: '2026-11-20T09:00', price: 72_000 },
  fare: 88_000,
  fullFare: 124_000,
  taxes: 5000,
  serviceFee: 1000,
  changeFee: 0,
  refundFee: 0,
  missedSaving: 16_000,
  agreementSaving: 0,
  amount: 94_000,
  ...given,
});

/** Spend of two departments on one route and on all others. */
export const PIVOT: ResultOf<typeof queryReportPivot> = {
  value: 90_000,
  columnList: [
    { key: '北京-上海', name: '北京-上海', value: 70_000 },
    { key: null, name: '', value: 20_000 },
  ],
  rowList: [
    { key: 'D01', name: '研发部', value: 80_000, cells: [60_000, 20_000] },
    { key: '', name: '', value: 10_000, cells: [10_000, null] },
  ],
  rowCount: 2,
  columnCount: 2,
};

const part = (bookings: number, extra: number) => ({
  bookings,
  quantity: bookings,
  price: bookings * 90_000,
  leadDays: bookings * 4,
  extra,
});

/** Lead times of bookings with their costs. */
export const LEADS_FOUND: ResultOf<typeof queryReportLeads> = {
  total: part(100, 250_000),
  comparedBookings: 80,
  leadList: [
    { lead: 0, ...part(25, 300_000) },
    { lead: 14, ...part(75, -50_000) },
  ],
  personList: [{ staffNO: 'S0002', staffName: '王强', ...part(9, 120_000) }],
  personCount: 12,
  weekdayList: [{ weekday: 1, ...part(60, 150_000) }],
};

const NO_PARTS = {
  volume: 0,
  productMix: 0,
  added: 0,
  dropped: 0,
  nights: 0,
  mix: 0,
  class: 0,
  lead: 0,
  overStandard: 0,
  price: 0,
  fees: 0,
  changes: 0,
  refunds: 0,
};

/** Trains at lower prices, and flights that were not booked in the period before. */
const TRAIN_CHANGE = {
  product: 'train' as const,
  amount: 9_706_700,
  comparedAmount: 9_800_000,
  parts: { ...NO_PARTS, volume: 150_000, price: -93_300, refunds: -150_000 },
};
const FLIGHT_CHANGE = {
  product: 'flight' as const,
  amount: 2_837_300,
  comparedAmount: 0,
  parts: { ...NO_PARTS, added: 2_837_300 },
};
export const CHANGE: ResultOf<typeof queryReportChange> = {
  amount: 12_544_000,
  comparedAmount: 9_800_000,
  parts: { ...TRAIN_CHANGE.parts, added: 2_837_300 },
  productList: [TRAIN_CHANGE, FLIGHT_CHANGE],
};

/** A finished import of records. */
export const IMPORT: ImportJob = {
  importJobNo: `J${'0'.repeat(32)}`,
  kind: RECORD_IMPORT,
  fileName: 'records.csv',
  importState: 'done',
  failure: null,
  rowsTotal: 10,
  rowsDone: 10,
  rowsWritten: 10,
  rowsKnown: 0,
  refusedCount: 0,
  refusedList: [],
  applyTime: '2026-11-29T02:00:00.000Z',
  endTime: '2026-11-29T02:00:01.000Z',
  applyBy: '陈思远',
  canUndo: false,
  undoTotal: 0,
  undoDone: 0,
  undoFailure: null,
  keptList: [],
};
