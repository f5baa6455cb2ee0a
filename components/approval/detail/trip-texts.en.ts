import type { TripTexts } from './trip-texts';

export default {
  legs: 'Legs',
  leg: (at) => `Leg ${at + 1}`,
  route: (from, to) => `${from} to ${to}`,
  legBudget: (amount) => `Budget ${amount}`,
  costCenter: 'Cost centre',
  accountingEntity: 'Accounting entity',
  notSpecified: 'Not specified',
  files: 'Attachments',
  noFiles: 'None',
} satisfies TripTexts;
