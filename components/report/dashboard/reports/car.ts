import type { Report } from './report-type';

const CAR = {
  folder: 'car',
  products: ['car'],
  period: 'twelveMonths',
  basis: 'used',
  compare: 'yearBefore',
} as const;

export const carReports = {
  carReport: {
    ...CAR,
    period: 'thisMonth',
    compare: 'before',
    figures: ['amount', 'bookings', 'averageFare', 'distance', 'compliance', 'refunds'],
    charts: [],
    facts: { missedOnly: false },
  },
  carBookingAnalysis: {
    ...CAR,
    basis: 'booked',
    figures: ['bookings', 'averageFare', 'compliance', 'spendCompliance', 'refundRate'],
    charts: [
      { kind: 'share', by: 'class', metrics: [] },
      { kind: 'columns', by: 'lead', metrics: [] },
      { kind: 'line', by: 'time', metrics: ['compliance'] },
    ],
    hasLeads: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'time'],
      columns: ['bookings', 'amount', 'averageFare', 'compliance', 'spendCompliance', 'over', 'refundRate'],
    },
  },
  carHotAnalysis: {
    ...CAR,
    figures: ['amount', 'bookings', 'averageFare', 'distance', 'co2'],
    charts: [
      { kind: 'bars', by: 'route', metrics: ['bookings'] },
      { kind: 'share', by: 'carrier', metrics: ['amount'] },
    ],
    table: {
      by: ['route', 'carrier'],
      columns: ['bookings', 'amount', 'averageFare', 'distance', 'co2'],
    },
  },
  carMonthAnalysis: {
    ...CAR,
    granularity: 'month',
    figures: ['amount', 'bookings', 'averageFare', 'distance'],
    charts: [{ kind: 'columns', by: 'time', metrics: ['amount'] }],
    explainsChange: true,
    table: {
      by: ['time'],
      columns: ['amount', 'bookings', 'averageFare', 'distance', 'co2'],
      hasMonthChanges: true,
    },
  },
  carReportAnalysis: {
    ...CAR,
    figures: ['amount', 'bookings', 'averageFare', 'compliance', 'co2'],
    charts: [{ kind: 'bars', by: 'chosen', metrics: 'chosen' }],
    isFree: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'route', 'carrier', 'time'],
      columns: ['amount', 'bookings', 'averageFare', 'compliance', 'over', 'refundLoss', 'distance', 'co2'],
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
