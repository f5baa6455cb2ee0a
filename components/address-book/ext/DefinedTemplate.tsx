import { FIELD_KINDS, staffFields } from '../../../src/contract/address-book/staff-fields';
import { choice, flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { extTexts, type ExtTexts as T } from './texts';

export default resourcePage(staffFields, extTexts, {
  path: '/addressBook/manage/definedTemplate',
  title: 'fieldName',
  fields: {
    fieldName: text({ max: 20, required: true }),
    fieldKind: choice(FIELD_KINDS, (t: T) => t.kindName),
    options: text({ max: 1000, long: true, width: 160 }),
    isRequired: flag((t: T) => t.isRequiredName),
    isEnabled: flag((t: T) => t.isEnabledName, { first: true }),
    sortOrder: integer(),
    usedCount: integer(),
    modifyTime: instant(),
  },
  columns: [
    'fieldName',
    'fieldKind',
    'options',
    'isRequired',
    'isEnabled',
    'sortOrder',
    'usedCount',
    'modifyTime',
  ],
  filters: ['isEnabled'],
  form: ['fieldName', 'fieldKind', 'options', 'isRequired', 'isEnabled'],
});
