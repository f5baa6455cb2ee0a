import { declare } from '../../../src/element/definition/declaration';
import { defineFormElement } from '../../../src/element/form/define-form-element';
import { declareField } from '../../../src/element/form/field-declaration';
import css from '../picker.css?inline';

export const cityPicker = declare({
  tag: 'city-picker',
  summary:
    'A field of the page’s own form: a city, found by 中文, 拼音, 首字母 or 三字码. Submits the city code; needs no session.',
  form: { noun: '城市' },
  ...declareField('City code, e.g. `BJS`.'),
});

export default defineFormElement({
  declaration: cityPicker,
  view: () => import('./CityPicker'),
  styles: [css],
});
