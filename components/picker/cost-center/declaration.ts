import { declare } from '../../../src/element/definition/declaration';
import { declareField } from '../../../src/element/form/field-declaration';
import { pickerTexts } from '../texts';

const field = declareField('Number of the cost centre.');

export const costCenterPicker = declare({
  tag: 'cost-center-picker',
  summary:
    'A field of the page’s own form: a cost centre of the enterprise in use, found by name, pinyin or number. Submits its number; users without a session are offered to sign in in the list.',
  form: { noun: pickerTexts.chinese.costCenter },
  ...field,
  attributes: {
    ...field.attributes,
    'include-closed': {
      type: 'boolean',
      reflects: true,
      description:
        'Offers all of the enterprise, including closed ones, as for a filter of past orders. Otherwise it offers those that orders can be charged to today.',
    },
  },
});
