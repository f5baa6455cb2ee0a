import type { Report } from './report-type';

/** Train records contain no changes. */
const TRAIN = {
  folder: 'train',
  products: ['train'],
  period: 'twelveMonths',
  basis: 'issued',
  compare: 'yearBefore',
} as const;

export const trainReports = {
  trainReport: {
    ...TRAIN,
    period: 'thisMonth',
    compare: 'before',
    figures: ['amount', 'bookings', 'averageFare', 'compliance', 'refunds'],
    charts: [],
    facts: { missedOnly: false },
  },
  trainBookingAnalysis: {
    ...TRAIN,
    basis: 'booked',
    figures: ['averageLead', 'compliance', 'spendCompliance', 'refundRate'],
    charts: [
      { kind: 'columns', by: 'lead', metrics: [] },
      { kind: 'share', by: 'class', metrics: [] },
      { kind: 'line', by: 'time', metrics: ['compliance'] },
    ],
    hasLeads: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'time'],
      columns: ['bookings', 'averageLead', 'compliance', 'spendCompliance', 'over', 'refundRate'],
    },
  },
  trainHotAnalysis: {
    ...TRAIN,
    figures: ['amount', 'bookings', 'averageFare', 'distance', 'co2'],
    charts: [
      { kind: 'bars', by: 'route', metrics: ['bookings'] },
      { kind: 'share', by: 'carrier', metrics: ['amount'] },
      { kind: 'flow', by: 'department', metrics: ['amount'] },
    ],
    table: {
      by: ['route', 'carrier'],
      columns: ['bookings', 'amount', 'averageFare', 'compliance', 'distance', 'co2'],
    },
  },
  trainMonthAnalysis: {
    ...TRAIN,
    granularity: 'month',
    figures: ['amount', 'bookings', 'averageFare', 'compliance'],
    charts: [{ kind: 'columns', by: 'time', metrics: ['amount'] }],
    explainsChange: true,
    table: {
      by: ['time'],
      columns: ['amount', 'bookings', 'averageFare', 'compliance', 'co2'],
      hasMonthChanges: true,
    },
  },
  trainReportAnalysis: {
    ...TRAIN,
    figures: ['amount', 'bookings', 'averageFare', 'compliance', 'co2'],
    charts: [{ kind: 'bars', by: 'chosen', metrics: 'chosen' }],
    isFree: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'route', 'carrier', 'time'],
      columns: [
        'amount',
        'bookings',
        'averageFare',
        'averageLead',
        'compliance',
        'over',
        'refundLoss',
        'distance',
        'co2',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
