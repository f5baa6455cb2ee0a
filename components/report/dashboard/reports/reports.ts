import { carReports } from './car';
import { flightReports } from './flight';
import { hotelReports } from './hotel';
import type { Report } from './report-type';
import { trainReports } from './train';

const pandect = {
  folder: '',
  products: ['flight', 'train', 'car', 'hotel'],
  period: 'thisYear',
  basis: 'booked',
  compare: 'yearBefore',
  granularity: 'month',
  figures: ['amount', 'bookings', 'compliance', 'spendCompliance', 'agreementSaving', 'co2'],
  charts: [
    { kind: 'columns', by: 'time', metrics: ['amount'] },
    { kind: 'stack', by: 'time', metrics: ['amount'] },
    { kind: 'share', by: 'product', metrics: ['amount'] },
    { kind: 'line', by: 'time', metrics: ['compliance'] },
    { kind: 'bars', by: 'product', metrics: ['co2'] },
    { kind: 'bars', by: 'department', metrics: ['amount'], most: 5 },
    { kind: 'bars', by: 'route', metrics: ['amount'], most: 5 },
    { kind: 'bars', by: 'person', metrics: ['amount'], most: 5 },
    { kind: 'calendar', by: 'time', metrics: ['amount'] },
  ],
  explainsChange: true,
  hasBudget: true,
  hasFindings: true,
  table: {
    by: ['product', 'time', 'department', 'person', 'costCenter', 'entity'],
    columns: ['amount', 'bookings', 'compliance', 'spendCompliance', 'agreementSaving', 'refundLoss', 'co2'],
  },
} as const satisfies Report;

const all = { pandect, ...flightReports, ...trainReports, ...carReports, ...hotelReports };
export type ReportName = keyof typeof all;

/** All reports by the last part of their page's path (specification 2.2). */
export const REPORTS: Readonly<Record<ReportName, Report>> = all;

/**
 * Page path of a report, under which saved filters are stored, and table preferences too where the element runs outside
 * a portal.
 */
export const pagePathOf = (name: ReportName): string =>
  ['/travelReport', REPORTS[name].folder, name].filter((part) => part !== '').join('/');
