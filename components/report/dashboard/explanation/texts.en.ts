import type { ChangePart } from '../../../../src/domain/report/explain-change';
import type { ExplanationTexts } from './texts';

const PARTS: Readonly<Record<ChangePart, string>> = {
  volume: 'Volume',
  productMix: 'Shares of products',
  added: 'New products',
  dropped: 'Dropped products',
  nights: 'Nights per stay',
  mix: 'Routes',
  class: 'Classes',
  lead: 'Lead time',
  overStandard: 'Over the standard',
  price: 'Price',
  fees: 'Taxes and fees',
  changes: 'Changes',
  refunds: 'Refunds',
};
const MEANINGS: Readonly<Record<ChangePart, string>> = {
  volume:
    'More or fewer bookings of the products bought in both periods: each as if it had risen or fallen like all together, at its own average of the compared period.',
  productMix:
    'Other shares of the products in all bookings, as more trains and fewer flights; each at its own average of the compared period.',
  added: 'Products without a booking in the compared period: all of their net spend, none of it a price.',
  dropped: 'Products without a booking in this period: all of their net spend, none of it a price.',
  nights: 'Longer or shorter stays, at the average night of the compared period.',
  mix: 'Other shares of the routes (cities of hotels) within a product: more bookings on dearer ones add. A route that was not booked before counts here by how far it is from the average of the product.',
  class: 'Other cabins, seats, cars or stars on the same routes: more of the higher ones add.',
  lead: 'Other days ahead on the same routes and in the same classes: more late bookings add.',
  overStandard: 'Another share over the standard, on the same routes, classes and days ahead.',
  price:
    'Price difference of the same product, route, class, days ahead and standard, hotels by the night, without taxes and service fees; new combinations do not count as price.',
  fees: 'Difference in taxes and service fees of the same bookings.',
  changes:
    'Fees and fare differences of changes. By travel date the differences are in the price of each ticket.',
  refunds: 'Refunded amounts: more refunds lower the spending. By travel date there are none.',
};

export default {
  title: 'Why net spend has changed',
  reason: 'Reason',
  added: 'Effect on net spend',
  part: (part: ChangePart) => PARTS[part],
  byProduct: 'Why net spend has changed, by product',
  difference: 'Difference',
  meanings: 'Meanings of the reasons',
  meaning: (part: ChangePart) => MEANINGS[part],
  sum: (before: string, now: string, difference: string, way: number) =>
    `${before} before, ${now} now: ${way === 0 ? 'the same' : `${difference} ${way > 0 ? 'more' : 'less'}`}. The reasons add up to that.`,
} satisfies ExplanationTexts;
