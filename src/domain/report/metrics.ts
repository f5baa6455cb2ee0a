import type { Measure, Measures } from '../../contract/report/measures';
import type { FIGURES } from '../../contract/report/pivot';

/** Unit of a figure. `discount`: percent of the full fare, 85 is 8.5 折. `co2`: grams. */
export type MetricUnit = 'fen' | 'count' | 'percent' | 'discount' | 'days' | 'km' | 'co2';

interface Metric {
  unit: MetricUnit;
  /** Percentage of a whole, never more than 100; rates may be higher, because a ticket may be changed several times. */
  isShare?: true;
  /**
   * Set for figures with one unit only within a product: tickets, nights and rides have no price, discount or lead time
   * in common.
   */
  isOfProduct?: true;
  /** The sum that the figure equals; missing for figures computed from several. */
  sum?: Measure;
  /** Returns null without an input. */
  of(measures: Measures): number | null;
  /** Whether a higher figure is better, worse, or neither. */
  more: 'better' | 'worse' | 'neither';
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);
/**
 * A change counts on its own date: without its booking in the period, the share may exceed the whole or fall below 0.
 */
const share = (part: number, whole: number): number | null => {
  const found = percent(part, whole);
  return found === null ? null : Math.min(100, Math.max(0, found));
};

/** All figures of the reports, computed from sums (domain terms, section 4). */
export const METRICS = {
  /** 净支出. */
  amount: { unit: 'fen', sum: 'amount', of: (m) => m.amount, more: 'neither' },
  /** Tickets, rides or stays. */
  bookings: { unit: 'count', sum: 'bookings', of: (m) => m.bookings, more: 'neither' },
  /** 间夜. */
  nights: { unit: 'count', isOfProduct: true, sum: 'quantity', of: (m) => m.quantity, more: 'neither' },
  averageFare: { unit: 'fen', isOfProduct: true, of: (m) => ratio(m.boughtFare, m.bookings), more: 'worse' },
  averageNight: { unit: 'fen', isOfProduct: true, of: (m) => ratio(m.boughtFare, m.quantity), more: 'worse' },
  /** 平均折扣: Σ fare ÷ Σ full fare, net of refunds, without taxes. */
  averageDiscount: {
    unit: 'discount',
    isOfProduct: true,
    of: (m) => percent(m.fare, m.fullFare),
    more: 'worse',
  },
  /** 平均提前预订天数. */
  averageLead: { unit: 'days', isOfProduct: true, of: (m) => ratio(m.leadDays, m.bookings), more: 'better' },
  /** 合规率 by count and by spend, for tickets after their changes. */
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
  /** 退改损失: fees that carriers retained for changes and refunds. */
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

/**
 * Change of a figure from one period to another, in percent; null where the former one was not above 0, or one is
 * unknown.
 */
export const changePercent = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : (100 * (now - before)) / before;

/** True when the figures of parts add up to that of the whole, which those of averages and shares do not. */
export const isAdditive = (metric: MetricKey): boolean => metric === 'over' || 'sum' in METRICS[metric];

/** True when a figure is meaningful for several products together. */
export const isAcrossProducts = (metric: MetricKey): boolean => !('isOfProduct' in METRICS[metric]);

/** Returns the sum by which parts of a figure are ranked: for averages and shares, the spend. */
export const rankedBy = (metric: MetricKey): Measure => {
  const { sum = 'amount' }: Metric = METRICS[metric];
  return sum;
};
