import type { Measure } from '../../../../src/contract/report/measures';
import type { MetricKey } from '../../../../src/domain/report/metrics';
import type { RawEvent } from './raw-event';

const sum = (events: readonly RawEvent[], measure: Measure): number =>
  events.reduce((all, { measures }) => all + measures[measure], 0);
/** Purchases, one event each. */
const bought = (events: readonly RawEvent[]) => events.filter(({ measures }) => measures.bookings === 1);
/** Purchases with the fare differences of their changes, regardless of refunds. */
const kept = (events: readonly RawEvent[]) => events.filter(({ measures }) => measures.refunds === 0);
const ofEach = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
/** Share from 0 to 100. Changes may belong to purchases of another period, so the quotient is clamped. */
const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.max(0, Math.min(100, (100 * part) / whole));
const inHundred = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/** Definition of each figure of the pages, computed from single events instead of sums. */
export const RAW_METRICS: Readonly<Record<MetricKey, (events: readonly RawEvent[]) => number | null>> = {
  amount: (all) => sum(all, 'amount'),
  bookings: (all) => bought(all).length,
  nights: (all) => sum(all, 'quantity'),
  averageFare: (all) => ofEach(sum(kept(all), 'fare'), bought(all).length),
  averageNight: (all) => ofEach(sum(kept(all), 'fare'), sum(bought(all), 'quantity')),
  averageDiscount: (all) => inHundred(sum(all, 'fare'), sum(all, 'fullFare')),
  averageLead: (all) => ofEach(sum(bought(all), 'leadDays'), bought(all).length),
  compliance: (all) => shareOf(sum(all, 'within'), bought(all).length),
  spendCompliance: (all) => shareOf(sum(all, 'withinFare'), sum(kept(all), 'fare')),
  over: (all) => bought(all).length - sum(all, 'within'),
  agreementShare: (all) =>
    inHundred(bought(all).filter(({ measures }) => measures.agreements === 1).length, bought(all).length),
  agreementSaving: (all) => sum(all, 'agreementSaving'),
  missedSaving: (all) => sum(all, 'missedSaving'),
  missed: (all) => all.filter(({ measures }) => measures.missedSaving > 0).length,
  changeLoss: (all) => sum(all, 'changeFee'),
  refundLoss: (all) => sum(all, 'refundFee'),
  changeRate: (all) => inHundred(sum(all, 'changes'), bought(all).length),
  refundRate: (all) =>
    inHundred(all.filter(({ measures }) => measures.refunds === 1).length, bought(all).length),
  changes: (all) => sum(all, 'changes'),
  refunds: (all) => all.filter(({ measures }) => measures.refunds === 1).length,
  distance: (all) => sum(all, 'distance'),
  co2: (all) => sum(all, 'co2'),
};
