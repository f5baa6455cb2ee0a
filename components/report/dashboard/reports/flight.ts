import type { Report } from './report-type';

const FLIGHT = {
  folder: 'ticket',
  products: ['flight'],
  period: 'twelveMonths',
  basis: 'issued',
  compare: 'yearBefore',
} as const;

export const flightReports = {
  ticketReport: {
    ...FLIGHT,
    period: 'thisMonth',
    compare: 'before',
    figures: ['amount', 'bookings', 'averageFare', 'averageDiscount', 'changes', 'refunds'],
    charts: [],
    facts: { missedOnly: false },
  },
  hotAnalysis: {
    ...FLIGHT,
    figures: ['amount', 'bookings', 'averageFare', 'averageDiscount', 'distance', 'co2'],
    charts: [
      { kind: 'bars', by: 'route', metrics: ['bookings'] },
      { kind: 'map', by: 'route', metrics: ['bookings'] },
      { kind: 'share', by: 'carrier', metrics: ['amount'] },
      { kind: 'flow', by: 'department', metrics: ['amount'] },
    ],
    table: {
      by: ['route', 'carrier'],
      columns: ['bookings', 'amount', 'averageFare', 'averageDiscount', 'compliance', 'co2'],
    },
  },
  bookingAnalysis: {
    ...FLIGHT,
    basis: 'booked',
    figures: ['averageLead', 'compliance', 'spendCompliance', 'averageDiscount', 'changeRate', 'refundRate'],
    charts: [
      { kind: 'columns', by: 'lead', metrics: [] },
      { kind: 'share', by: 'class', metrics: [] },
      { kind: 'line', by: 'time', metrics: ['compliance', 'spendCompliance'] },
      { kind: 'calendar', by: 'time', metrics: ['bookings'] },
    ],
    hasLeads: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'time'],
      columns: [
        'bookings',
        'averageLead',
        'compliance',
        'spendCompliance',
        'over',
        'averageDiscount',
        'changeRate',
        'refundRate',
      ],
    },
  },
  monthAnalysis: {
    ...FLIGHT,
    granularity: 'month',
    figures: ['amount', 'bookings', 'averageFare', 'averageDiscount'],
    charts: [
      { kind: 'columns', by: 'time', metrics: ['amount'] },
      { kind: 'calendar', by: 'time', metrics: ['amount'] },
    ],
    explainsChange: true,
    table: {
      by: ['time'],
      columns: ['amount', 'bookings', 'averageFare', 'averageDiscount', 'compliance', 'co2'],
      hasMonthChanges: true,
    },
  },
  reportAnalysis: {
    ...FLIGHT,
    figures: ['amount', 'bookings', 'averageFare', 'averageDiscount', 'compliance', 'co2'],
    charts: [{ kind: 'bars', by: 'chosen', metrics: 'chosen' }],
    isFree: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'route', 'carrier', 'time'],
      columns: [
        'amount',
        'bookings',
        'averageFare',
        'averageDiscount',
        'averageLead',
        'compliance',
        'over',
        'agreementSaving',
        'missedSaving',
        'changeLoss',
        'refundLoss',
        'distance',
        'co2',
      ],
    },
  },
  saveLosses: {
    ...FLIGHT,
    compare: 'before',
    figures: ['agreementSaving', 'missedSaving', 'changeLoss', 'refundLoss', 'missed', 'agreementShare'],
    charts: [
      { kind: 'columns', by: 'time', metrics: ['agreementSaving', 'missedSaving'] },
      { kind: 'bars', by: 'reason', metrics: ['missedSaving'] },
      { kind: 'bars', by: 'reason', metrics: ['refundLoss', 'changeLoss'] },
      { kind: 'bars', by: 'department', metrics: ['missedSaving'] },
      { kind: 'bars', by: 'person', metrics: ['missedSaving'] },
    ],
    table: {
      by: ['reason', 'department', 'person', 'costCenter', 'entity', 'route', 'carrier'],
      columns: [
        'missedSaving',
        'missed',
        'agreementSaving',
        'agreementShare',
        'changeLoss',
        'refundLoss',
        'amount',
      ],
    },
    facts: { missedOnly: true },
  },
} as const satisfies Readonly<Record<string, Report>>;
