import type { GroundProduct } from '../../../src/contract/travel-standard/ground-standards';
import type { GroundStandardTexts } from './texts';

type Rank = 1 | 2 | 3;
const CLASSES: Readonly<Record<GroundProduct, Readonly<Record<Rank, string>>>> = {
  train: { 1: 'Second class', 2: 'First class', 3: 'Business class' },
  car: { 1: 'Economy', 2: 'Comfort', 3: 'Business' },
};
const classOf = (product: GroundProduct, rank: Rank): string => CLASSES[product][rank];

export default {
  noun: 'train or car standard',
  nothing: 'No standards of trains and cars yet, so imported records are not judged by class',
  hint: 'Remark',
  product: 'Product',
  productName: (product) => ({ train: 'Train', car: 'Car' })[product],
  grade: 'Grade',
  highestClass: 'Highest class',
  className: (rank) => `${classOf('train', rank)} (train) / ${classOf('car', rank)} (car)`,
  classOf,
  leastMinutes: 'Minutes of travel at least',
  leastMinutesHint: 'Trains only; empty for all. The standard with the nearest duration counts',
  anyDuration: 'Any',
  remark: 'Remark',
  modifyTime: 'Changed',
} satisfies GroundStandardTexts;
