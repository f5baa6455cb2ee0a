import { declare } from '../../../src/element/definition/declaration';
import { declareField } from '../../../src/element/form/field-declaration';
import { pickerTexts } from '../texts';

export const cityPicker = declare({
  tag: 'city-picker',
  summary:
    'A field of the page’s own form: a city, found by Chinese name, pinyin, initials or three-letter code. Submits the city code; needs no session.',
  form: { noun: pickerTexts.chinese.city },
  ...declareField('City code, e.g. `BJS`.'),
});
