import { declare } from '../../../src/element/definition/declaration';
import { defineFormElement } from '../../../src/element/form/define-form-element';
import {
  FIELD_ATTRIBUTES,
  FIELD_EVENTS,
  FIELD_PARTS,
  FIELD_TRACKS,
} from '../../../src/element/form/field-declaration';
import css from '../picker.css?inline';

export const costCenterPicker = declare({
  tag: 'cost-center-picker',
  summary:
    'A field of the page’s own form: a cost centre of the enterprise in use, found by name, pinyin or number. Submits its number; who is not signed in is offered to do so in the list.',
  form: { noun: '成本中心' },
  attributes: {
    ...FIELD_ATTRIBUTES,
    value: {
      type: 'string',
      default: '',
      description:
        'Number of the cost centre. The attribute is what the field begins with, and what a reset brings back; the property is the present value.',
    },
  },
  properties: {},
  events: FIELD_EVENTS,
  tracks: FIELD_TRACKS,
  parts: FIELD_PARTS,
  cssProperties: {},
});

export default defineFormElement({
  declaration: costCenterPicker,
  view: () => import('./CostCenterPicker'),
  styles: [css],
});
