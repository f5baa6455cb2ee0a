import type { Product, ReportBasis } from '../../../../src/contract/report/report';
import { formatPrice } from '../../../../src/domain/money/money';
import type { MetricKey, MetricUnit } from '../../../../src/domain/report/metrics';
import figures from '../../../../src/domain/texts/figures/texts.en';
import type { Field } from '../report-field';
import { numberText } from './number-text';
import type { TermTexts } from './texts';

type By<T> = Readonly<Record<Field, T>>;

const PRODUCTS: Readonly<Record<Product, string>> = {
  flight: 'Flights',
  train: 'Trains',
  car: 'Cars',
  hotel: 'Hotels',
};
const COUNTED: By<string> = {
  flight: 'tickets',
  train: 'tickets',
  car: 'rides',
  hotel: 'stays',
  all: 'bookings',
};
const BOOKINGS: By<string> = {
  flight: 'Tickets',
  train: 'Tickets',
  car: 'Rides',
  hotel: 'Stays',
  all: 'Bookings',
};
const FARES: By<string> = {
  flight: 'Average fare',
  train: 'Average fare',
  car: 'Average price',
  hotel: 'Average price of a stay',
  all: 'Average price',
};
const BASES: By<Readonly<Record<string, string>>> = {
  flight: { booked: 'booking date', issued: 'issue date', used: 'departure date' },
  train: { booked: 'booking date', issued: 'issue date', used: 'travel date' },
  car: { booked: 'booking date', issued: 'confirmation date', used: 'ride date' },
  hotel: { booked: 'booking date', issued: 'confirmation date', used: 'check-in date' },
  all: { booked: 'booking date', issued: 'issue date', used: 'travel date' },
};
const PARTS: By<Readonly<Record<string, string>>> = {
  flight: { route: 'Route', carrier: 'Airline' },
  train: { route: 'Route', carrier: 'Kind of train' },
  car: { route: 'Route', carrier: 'Company' },
  hotel: { route: 'City', carrier: 'Hotel group' },
  all: { route: 'Route', carrier: 'Supplier' },
};
function reasonOf(key: string): string {
  const [kind = '', ...said] = key.split(':');
  if (kind === 'within') return 'Within the standard';
  if (kind === 'unsaid') return 'No reason given';
  const text = said.join(':');
  return kind === 'over' ? text : `${text} (${kind === 'voluntary' ? 'voluntary' : 'involuntary'})`;
}

const SHARED_PARTS: Readonly<Record<string, string>> = {
  product: 'Product',
  department: 'Department',
  person: 'Employee',
  costCenter: 'Cost centre',
  entity: 'Accounting entity',
  reason: 'Reason',
};
const CLASSES: By<readonly string[]> = {
  flight: ['Economy', 'Business', 'First'],
  train: ['Second class', 'First class', 'Business class'],
  car: ['Economy', 'Comfort', 'Business'],
  hotel: ['Up to 3 stars', '4 stars', '5 stars'],
  all: ['First', 'Second', 'Third'],
};
const CLASS_NAMES: By<string> = {
  flight: 'Cabin',
  train: 'Seat class',
  car: 'Kind of car',
  hotel: 'Stars',
  all: 'Class',
};
const LEADS = ['Same day', '1–2 days', '3–6 days', '7–13 days', '14 days and more'];

const METRICS: Readonly<Record<Exclude<MetricKey, 'bookings' | 'averageFare'>, string>> = {
  amount: 'Net spend',
  nights: 'Room nights',
  averageNight: 'Average night',
  averageDiscount: 'Average discount',
  averageLead: 'Average lead time',
  compliance: 'Compliance by count',
  spendCompliance: 'Compliance by spend',
  over: 'Over policy',
  agreementShare: 'Share at agreement prices',
  agreementSaving: 'Agreement saving',
  missedSaving: 'Missed saving',
  missed: 'Missed lower prices',
  changeLoss: 'Change losses',
  refundLoss: 'Refund losses',
  changeRate: 'Change rate',
  refundRate: 'Refund rate',
  changes: 'Changes',
  refunds: 'Refunds',
  distance: 'Distance',
  co2: 'CO₂ emissions',
};
const MEANINGS: Readonly<Record<MetricKey, string>> = {
  amount:
    'Amounts paid, with taxes and service fees; change fees, change differences and refunds count on their own dates.',
  bookings: 'Bookings by the date that counts, refunds not subtracted.',
  nights: 'Rooms times nights.',
  averageFare:
    'Fares ÷ bookings, without taxes; change differences count on their own dates, refunds are not taken out.',
  averageNight: 'Room prices when bought ÷ room nights.',
  averageDiscount:
    'Fares ÷ full fares, without taxes, refunds taken out; change differences count on their own dates.',
  averageLead: 'Calendar days from booking to travel, averaged over bookings.',
  compliance:
    'Bookings within the travel policy ÷ all bookings; a change is judged by its new trip and counts on its own date.',
  spendCompliance:
    'Spend within the travel policy ÷ all spend on bookings; a change is judged by its new trip and fare and counts on its own date.',
  over: 'Bookings over the travel policy; a change adds one where it leaves the policy, takes one off where it comes within, on its own date.',
  agreementShare: 'Bookings at agreement prices ÷ all bookings.',
  agreementSaving:
    'How much published prices were above agreement prices paid; as bought, refunds not taken out.',
  missedSaving:
    'How much was paid above the lowest price at hand; as bought, refunds not taken out. Only travellers whose policy has the lowest-fare rule are compared: nothing here does not mean that nothing was lost.',
  missed:
    'Bookings above the lowest price at hand; only travellers whose policy has the lowest-fare rule are compared.',
  changeLoss: 'Fees kept for changes, without differences of fares.',
  refundLoss: 'Fees kept for refunds.',
  changeRate: 'Changes ÷ bookings.',
  refundRate: 'Refunds ÷ bookings.',
  changes: 'Number of changes.',
  refunds: 'Number of refunds.',
  distance: 'Length of all trips.',
  co2: 'Carbon dioxide, estimated from distance and class.',
};
const USED_MEANINGS: Readonly<Partial<Record<MetricKey, string>>> = {
  amount:
    'Amounts paid for travelled trips, with taxes, service fees, change fees and change differences, all on the travel date; refunded trips do not count.',
  bookings: 'Used bookings, on the travel date.',
  averageFare: 'Fares of travelled trips ÷ their number, without taxes, with change differences.',
  averageNight: 'Room prices of stays ÷ room nights.',
  averageDiscount: 'Fares ÷ full fares of travelled trips, without taxes, with change differences.',
  compliance: 'Trips within the travel policy ÷ all trips; a changed one is judged by the travelled one.',
  spendCompliance:
    'Spend on trips within the travel policy ÷ all spend on trips; a changed one is judged by the travelled one.',
  over: 'Trips over the travel policy; a changed one is judged by the travelled one.',
  changeLoss: 'Fees kept for changes of travelled trips, without differences of fares, on the travel date.',
  refundLoss: 'Fees kept for refunds; refunded trips were not travelled and do not count by travel date.',
  changeRate: 'Changes of travelled trips ÷ trips.',
  refundRate: 'Refunded trips were not travelled and do not count by travel date.',
  changes: 'Number of changes of travelled trips.',
  refunds: 'Refunded trips were not travelled and do not count by travel date.',
};
const UNITS: Readonly<Record<Exclude<MetricUnit, 'count'>, string>> = {
  fen: 'CNY',
  percent: '%',
  discount: '% of full fare',
  days: 'days',
  km: 'km',
  co2: 'kg',
};

const VALUES: Readonly<Record<MetricUnit, (value: number) => string>> = {
  fen: (fen) => `${fen < 0 ? '-' : ''}¥${formatPrice(Math.abs(Math.round(fen)))}`,
  count: (value) => numberText(value, 0),
  percent: (value) => `${numberText(value, 1)}%`,
  discount: (value) => `${numberText(value, 0)}% of full fare`,
  days: (value) => `${numberText(value, 1)} days`,
  km: (value) => `${numberText(value, 0)} km`,
  co2: (grams) =>
    Math.abs(grams) < 1_000_000
      ? `${numberText(grams / 1000, 0)} kg`
      : `${numberText(grams / 1_000_000, 1)} t`,
};
const SHORT: Readonly<Partial<Record<MetricUnit, (value: number) => string>>> = {
  fen: (value) => figures.short(value / 100),
  percent: (value) => `${figures.short(value)}%`,
  discount: (value) => `${figures.short(value)}%`,
  co2: (value) => figures.short(value / 1000),
};

export default {
  product: (product: Product) => PRODUCTS[product],
  metric(key: MetricKey, field: Field) {
    if (key === 'bookings') return BOOKINGS[field];
    return key === 'averageFare' ? FARES[field] : METRICS[key];
  },
  meaning: (key: MetricKey, basis: ReportBasis) =>
    (basis === 'used' ? USED_MEANINGS[key] : undefined) ?? MEANINGS[key],
  unit: (unit: MetricUnit, field: Field) => (unit === 'count' ? COUNTED[field] : UNITS[unit]),
  withUnit: (name, unit) => `${name} (${unit})`,
  value: (unit: MetricUnit, value: number) => VALUES[unit](value),
  shortValue: (unit: MetricUnit, value: number) => (SHORT[unit] ?? figures.short)(value),
  percent: (value: number) => `${numberText(value, 1)}%`,
  points: (value: number) => `${numberText(value, 1)} points`,
  basis: (basis: string, field: Field) => BASES[field][basis] ?? '',
  part: (by: string, field: Field) => SHARED_PARTS[by] ?? PARTS[field][by] ?? '',
  reason: reasonOf,
  night: 'Night',
  lead: 'Lead time',
  leadOf: (at: number) => LEADS[at] ?? '',
  class: (field: Field) => CLASS_NAMES[field],
  classOf: (at: number, field: Field) => CLASSES[field][at] ?? '',
} satisfies TermTexts;
