import type { Measure, Measures } from '../../contract/report/measures';
import type { FIGURES } from '../../contract/report/pivot';

/** How a figure is shown. `discount`: percent of the full fare, 85 is 8.5 折. `co2`: grams. */
export type MetricUnit = 'fen' | 'count' | 'percent' | 'discount' | 'days' | 'km' | 'co2';

interface Metric {
  unit: MetricUnit;
  /** Percent of a whole, never more than 100; of rates there may be more: a ticket is changed several times. */
  isShare?: true;
  /** It has one unit within a product alone: tickets, nights and rides have no price, discount or lead time in common. */
  isOfProduct?: true;
  /** The sum that it is; those that are computed of several are none. */
  sum?: Measure;
  /** null: there is nothing to compute it of. */
  of(measures: Measures): number | null;
  /** Whether more of it is better, worse, or neither. */
  more: 'better' | 'worse' | 'neither';
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);
/** A change counts on its own date: without the booking that it is of, it may come to more than all or less than nothing. */
const share = (part: number, whole: number): number | null => {
  const found = percent(part, whole);
  return found === null ? null : Math.min(100, Math.max(0, found));
};

/** Every figure of the reports, computed of sums (domain terms, section 4). */
export const METRICS = {
  /** 净支出. */
  amount: { unit: 'fen', sum: 'amount', of: (m) => m.amount, more: 'neither' },
  /** Tickets, rides or stays. */
  bookings: { unit: 'count', sum: 'bookings', of: (m) => m.bookings, more: 'neither' },
  /** 间夜. */
  nights: { unit: 'count', isOfProduct: true, sum: 'quantity', of: (m) => m.quantity, more: 'neither' },
  averageFare: { unit: 'fen', isOfProduct: true, of: (m) => ratio(m.boughtFare, m.bookings), more: 'worse' },
  averageNight: { unit: 'fen', isOfProduct: true, of: (m) => ratio(m.boughtFare, m.quantity), more: 'worse' },
  /** 平均折扣: Σ fare ÷ Σ full fare, refunds taken out, without taxes. */
  averageDiscount: {
    unit: 'discount',
    isOfProduct: true,
    of: (m) => percent(m.fare, m.fullFare),
    more: 'worse',
  },
  /** 平均提前预订天数. */
  averageLead: { unit: 'days', isOfProduct: true, of: (m) => ratio(m.leadDays, m.bookings), more: 'better' },
  /** 合规率 by count and by spend, of tickets as they are changed. */
  compliance: { unit: 'percent', isShare: true, of: (m) => share(m.within, m.bookings), more: 'better' },
  spendCompliance: {
    unit: 'percent',
    isShare: true,
    of: (m) => share(m.withinFare, m.boughtFare),
    more: 'better',
  },
  over: { unit: 'count', of: (m) => m.bookings - m.within, more: 'worse' },
  agreementShare: {
    unit: 'percent',
    isShare: true,
    of: (m) => percent(m.agreements, m.bookings),
    more: 'better',
  },
  /** 协议节省: published − paid. */
  agreementSaving: { unit: 'fen', sum: 'agreementSaving', of: (m) => m.agreementSaving, more: 'better' },
  /** 错失节省: paid − lowest. */
  missedSaving: { unit: 'fen', sum: 'missedSaving', of: (m) => m.missedSaving, more: 'worse' },
  missed: { unit: 'count', sum: 'missed', of: (m) => m.missed, more: 'worse' },
  /** 退改损失: what carriers kept of changes and refunds. */
  changeLoss: { unit: 'fen', sum: 'changeFee', of: (m) => m.changeFee, more: 'worse' },
  refundLoss: { unit: 'fen', sum: 'refundFee', of: (m) => m.refundFee, more: 'worse' },
  changeRate: { unit: 'percent', of: (m) => percent(m.changes, m.bookings), more: 'worse' },
  refundRate: { unit: 'percent', of: (m) => percent(m.refunds, m.bookings), more: 'worse' },
  changes: { unit: 'count', sum: 'changes', of: (m) => m.changes, more: 'worse' },
  refunds: { unit: 'count', sum: 'refunds', of: (m) => m.refunds, more: 'worse' },
  distance: { unit: 'km', sum: 'distance', of: (m) => m.distance, more: 'neither' },
  co2: { unit: 'co2', sum: 'co2', of: (m) => m.co2, more: 'worse' },
} as const satisfies Readonly<Record<(typeof FIGURES)[number], Metric>>;
export type MetricKey = keyof typeof METRICS;

/** Change of a figure from one period to another, in percent; null where there was nothing or less, or nothing to compute. */
export const changePercent = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : (100 * (now - before)) / before;

/** Whether the figures of parts come to that of the whole: of averages and shares they do not. */
export const addsUp = (metric: MetricKey): boolean => metric === 'over' || 'sum' in METRICS[metric];

/** Whether a figure says something of several products together. */
export const spansProducts = (metric: MetricKey): boolean => !('isOfProduct' in METRICS[metric]);

/** The sum that most of a figure is found by: of averages and shares, what was spent. */
export const rankedBy = (metric: MetricKey): Measure => {
  const { sum = 'amount' }: Metric = METRICS[metric];
  return sum;
};
