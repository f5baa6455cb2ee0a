import type { ChangePart } from '../../../../src/domain/report/explain-change';
import type { ExplanationTexts } from './texts';

const PARTS: Readonly<Record<ChangePart, string>> = {
  volume: 'Volume',
  mix: 'Routes',
  lead: 'Lead time',
  overStandard: 'Over the standard',
  price: 'Price',
  changes: 'Changes',
  refunds: 'Refunds',
};
const MEANINGS: Readonly<Record<ChangePart, string>> = {
  volume: 'More or fewer bookings, at the average of the compared period.',
  mix: 'Other shares of the routes: more bookings on dearer ones add.',
  lead: 'Other days ahead on the same routes: more late bookings add.',
  overStandard: 'Another share over the standard, on the same routes and days ahead.',
  price:
    'What the same route, days ahead and standard cost more or less; what was not bought before is held against the average one step up.',
  changes: 'Fees and fare differences of changes. By travel date they are in the price of each ticket.',
  refunds: 'What came back: more refunds take away. By travel date there are none.',
};

export default {
  title: 'Why net spend has changed',
  reason: 'Reason',
  added: 'Effect on net spend',
  part: (part: ChangePart) => PARTS[part],
  meanings: 'What the reasons mean',
  meaning: (part: ChangePart) => MEANINGS[part],
  sum: (before: string, now: string, difference: string, way: number) =>
    `${before} before, ${now} now: ${way === 0 ? 'the same' : `${difference} ${way > 0 ? 'more' : 'less'}`}. The reasons add up to that.`,
} satisfies ExplanationTexts;
