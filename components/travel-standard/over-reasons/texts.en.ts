import type { ProductType } from '../../../src/contract/travel-standard/over-reasons';
import type { StandardRule } from '../../../src/contract/travel-standard/shapes';
import type { OverReasonTexts } from './texts';

const PRODUCTS: Readonly<Record<ProductType, string>> = {
  flight: 'Flights',
  hotel: 'Hotels',
  train: 'Trains',
};
const RULES: Readonly<Record<StandardRule, string>> = {
  cabin: 'Cabin or seat',
  discount: 'Discount',
  price: 'Price',
  lowestFare: 'Lowest fare',
  advance: 'Days in advance',
};

export default {
  noun: 'reason',
  nothing: 'No reasons yet',
  hint: 'Reason',
  reasonName: 'Reason',
  productType: 'Product',
  productTypeName: (type) => PRODUCTS[type],
  rule: 'Rule broken',
  ruleName: (rule) => RULES[rule],
  needsText: 'Explanation',
  needsTextName: (needsText) => (needsText ? 'Required' : 'Not required'),
  sortOrder: 'Order',
  sortOrderHint: 'The lowest comes first when booking',
  isEnable: 'Status',
  isEnableName: (isEnable) => (isEnable ? 'Enabled' : 'Disabled'),
  modifyTime: 'Changed',
} satisfies OverReasonTexts;
