import { overReasons, PRODUCT_TYPES } from '../../../src/contract/travel-standard/over-reasons';
import { STANDARD_RULES } from '../../../src/contract/travel-standard/shapes';
import { choice, flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { overReasonTexts, type OverReasonTexts as T } from './texts';

export default resourcePage(overReasons, overReasonTexts, {
  path: '/standard/overstandReason',
  title: 'reasonName',
  fields: {
    reasonName: text({ max: 50, required: true }),
    productType: choice(PRODUCT_TYPES, (t: T) => t.productTypeName),
    rule: choice(STANDARD_RULES, (t: T) => t.ruleName),
    needsText: flag((t: T) => t.needsTextName),
    sortOrder: integer({ required: true, first: 1 }),
    isEnable: flag((t: T) => t.isEnableName, { first: true }),
    modifyTime: instant(),
  },
  columns: ['reasonName', 'productType', 'rule', 'needsText', 'sortOrder', 'isEnable', 'modifyTime'],
  filters: ['productType', 'rule', 'isEnable'],
  form: ['productType', 'rule', 'reasonName', 'needsText', 'sortOrder', 'isEnable'],
});
