import {
  PRODUCT_FIELDS,
  querySettleProducts,
  saveSettleProductRules,
} from '../../../src/contract/settlement/products';
import { settingsSection } from '../../../src/element/settings-page/settings-page';
import { radios } from '../../../src/element/resource/fields/field-types';
import { productsTexts, type ProductsTexts as T } from './texts';

const rule = radios(['optional', 'required', 'hidden'], (t: T) => t.ruleName);

/** Rules for products: whether their lists of users apply, and the fields of their form. */
export const ProductRules = settingsSection({
  name: 'settleProductRules',
  read: querySettleProducts,
  save: saveSettleProductRules,
  texts: productsTexts,
  values: ({ isNewPermission, formConfigObj }) => ({ isNewPermission, ...formConfigObj }),
  body: ({ isNewPermission, ...formConfigObj }) => ({ isNewPermission, formConfigObj }),
  fieldOf: (path) => path.replace(/^formConfigObj\./, ''),
  fields: {
    isNewPermission: radios([true, false], (t: T) => (isNew) => (isNew ? t.byUsers : t.openToAll)),
    personArray: rule,
    deptArray: rule,
    positionArray: rule,
  },
  leavesOut: ({ isNewPermission }) => (isNewPermission ? [] : PRODUCT_FIELDS),
  title: (t) => t.rules,
  saveText: (t) => t.saveRules,
  saved: (t) => t.rulesSaved,
});
