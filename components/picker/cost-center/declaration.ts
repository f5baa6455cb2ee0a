import { declare } from '../../../src/element/definition/declaration';
import { declareField } from '../../../src/element/form/field-declaration';
import { pickerTexts } from '../texts';

const field = declareField('Number of the cost centre.');

export const costCenterPicker = declare({
  tag: 'cost-center-picker',
  summary:
    'A field of the page’s own form: a cost centre of the enterprise in use, found by name, pinyin or number. Submits its number; who is not signed in is offered to do so in the list.',
  form: { noun: pickerTexts.chinese.costCenter },
  ...field,
  attributes: {
    ...field.attributes,
    'include-closed': {
      type: 'boolean',
      reflects: true,
      description:
        'All of the enterprise are offered, closed ones too, as for a filter of the past; otherwise those that orders can be charged to today.',
    },
  },
});
