import type { PeriodTexts } from './texts';

const PRESETS: Readonly<Record<string, string>> = {
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  twelveMonths: 'Last 12 months',
};

export default {
  preset: 'Period',
  presetOf: (preset: string) => PRESETS[preset] ?? 'Custom',
  from: 'From',
  to: 'To',
  fromShort: 'From',
  toShort: 'To',
  noBegin: 'Please enter the first day, e.g. 2026-11-01',
  noEnd: 'Please enter the last day, e.g. 2026-11-30',
  order: 'The last day cannot be before the first',
  tooLong: 'A report covers three years at most',
  since: (begin: string, end: string, basis: string) => `${begin} to ${end}, by ${basis}`,
} satisfies PeriodTexts;
