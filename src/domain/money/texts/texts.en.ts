import type { SaleTexts } from './texts';

const UNKNOWN = 'Unknown';

const PAY_TYPES = [
  'Monthly settlement',
  'Cash',
  'Prepaid',
  'Offline settlement',
  'Third-party payment',
  'Offline monthly settlement',
  'Offline prepaid',
];
const COMMISSION_TYPES: Readonly<Record<number, string>> = {
  0: 'Self-service',
  1: 'Assisted',
  3: 'Assisted without service fee',
};
const MEALS = ['no meal', 'meal', 'snack'];

export default {
  payType: (type: number) => PAY_TYPES[type] ?? UNKNOWN,
  commissionType: (type: number) => COMMISSION_TYPES[type] ?? UNKNOWN,
  meal: (flag: number) => MEALS[flag] ?? '',
} satisfies SaleTexts;
