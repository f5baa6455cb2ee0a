import { declare } from '../../../src/element/definition/declaration';
import { defineFormElement } from '../../../src/element/form/define-form-element';
import {
  FIELD_ATTRIBUTES,
  FIELD_EVENTS,
  FIELD_PARTS,
  FIELD_TRACKS,
} from '../../../src/element/form/field-declaration';
import css from '../picker.css?inline';

export const cityPicker = declare({
  tag: 'city-picker',
  summary:
    'A field of the page’s own form: a city, found by 中文, 拼音, 首字母 or 三字码. Submits the city code; needs no session.',
  form: { noun: '城市' },
  attributes: {
    ...FIELD_ATTRIBUTES,
    value: {
      type: 'string',
      default: '',
      description:
        'City code, e.g. `BJS`. The attribute is what the field begins with, and what a reset brings back; the property is the present value.',
    },
  },
  properties: {},
  events: FIELD_EVENTS,
  tracks: FIELD_TRACKS,
  parts: FIELD_PARTS,
  cssProperties: {},
});

export default defineFormElement({
  declaration: cityPicker,
  view: () => import('./CityPicker'),
  styles: [css],
});
