import { inEnglish } from '../fault-texts';
import { SETTLE_PRODUCT_FAULTS } from './product-faults';

export default inEnglish(SETTLE_PRODUCT_FAULTS, {
  settleProductChanged: 'Somebody else has changed who may use this product. Reload and try again.',
  settleProductsOpen: 'Everybody in your company may use all products: no people can be named.',
});
