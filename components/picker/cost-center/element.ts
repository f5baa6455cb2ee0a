import { declare } from '../../../src/element/definition/declaration';
import { defineFormElement } from '../../../src/element/form/define-form-element';
import { declareField } from '../../../src/element/form/field-declaration';
import { pickerTexts } from '../texts';
import css from '../picker.css?inline';

export const costCenterPicker = declare({
  tag: 'cost-center-picker',
  summary:
    'A field of the page’s own form: a cost centre of the enterprise in use, found by name, pinyin or number. Submits its number; who is not signed in is offered to do so in the list.',
  form: { noun: pickerTexts.chinese.costCenter },
  ...declareField('Number of the cost centre.'),
});

export default defineFormElement({
  declaration: costCenterPicker,
  view: () => import('./CostCenterPicker'),
  styles: [css],
});
