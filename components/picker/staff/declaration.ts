import { declare } from '../../../src/element/definition/declaration';
import { declareField } from '../../../src/element/form/field-declaration';
import { pickerTexts } from '../texts';

const field = declareField('Staff number; of several, with commas between.');

export const staffPicker = declare({
  tag: 'staff-picker',
  summary:
    'A field of the page’s own form: staff of the enterprise in use, one or several, found by name, pinyin, staff number or mobile. Submits staff numbers. It finds only people for whom the gateway lets the user book; users without a session are offered to sign in in the list.',
  form: { noun: pickerTexts.chinese.staff },
  ...field,
  attributes: {
    ...field.attributes,
    multiple: {
      type: 'boolean',
      reflects: true,
      description: 'Allows several choices; each is submitted as a separate entry.',
    },
  },
});
