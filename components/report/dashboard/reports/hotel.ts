import type { Report } from './report-type';

/** Hotel records do not contain alternative offers, so there are no missed savings. */
const HOTEL = {
  folder: 'hotel',
  products: ['hotel'],
  period: 'twelveMonths',
  basis: 'used',
  compare: 'yearBefore',
} as const;

export const hotelReports = {
  hotelReport: {
    ...HOTEL,
    period: 'thisMonth',
    compare: 'before',
    figures: ['amount', 'bookings', 'nights', 'averageNight', 'compliance', 'refunds'],
    explainsChange: true,
    charts: [],
    facts: { missedOnly: false },
  },
  hotePredeterminedAnalysis: {
    ...HOTEL,
    basis: 'booked',
    figures: ['averageLead', 'nights', 'averageNight', 'compliance', 'spendCompliance', 'refundRate'],
    charts: [
      { kind: 'columns', by: 'lead', metrics: [] },
      { kind: 'share', by: 'class', metrics: [] },
      { kind: 'line', by: 'time', metrics: ['compliance'] },
    ],
    hasLeads: true,
    table: {
      by: ['department', 'person', 'costCenter', 'entity', 'time'],
      columns: ['bookings', 'nights', 'averageNight', 'averageLead', 'compliance', 'over', 'refundRate'],
    },
  },
  hotelHotAnalysis: {
    ...HOTEL,
    figures: ['amount', 'nights', 'averageNight', 'compliance'],
    charts: [
      { kind: 'bars', by: 'route', metrics: ['nights'] },
      { kind: 'share', by: 'carrier', metrics: ['amount'] },
    ],
    table: {
      by: ['route', 'carrier'],
      columns: ['nights', 'amount', 'averageNight', 'compliance', 'agreementShare'],
    },
  },
  hotelProtocolAnalysis: {
    ...HOTEL,
    figures: ['agreementShare', 'agreementSaving', 'nights', 'averageNight'],
    charts: [
      { kind: 'line', by: 'time', metrics: ['agreementShare'] },
      { kind: 'bars', by: 'route', metrics: ['agreementSaving'] },
    ],
    table: {
      by: ['carrier', 'route', 'department', 'person'],
      columns: ['agreementShare', 'agreementSaving', 'nights', 'averageNight', 'amount'],
    },
  },
  hotelDepartmentalAnalysis: {
    ...HOTEL,
    figures: ['amount', 'nights', 'averageNight', 'compliance', 'spendCompliance'],
    charts: [
      { kind: 'bars', by: 'department', metrics: ['amount'] },
      { kind: 'columns', by: 'time', metrics: ['amount'] },
      { kind: 'flow', by: 'department', metrics: ['amount'] },
    ],
    table: {
      by: ['department', 'person', 'costCenter', 'entity'],
      columns: ['amount', 'nights', 'averageNight', 'compliance', 'spendCompliance', 'agreementShare'],
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
