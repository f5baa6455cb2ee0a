import type { FieldKind } from '../../../src/contract/address-book/staff-fields';
import type { ExtTexts } from './texts';

const KINDS: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
};

export default {
  noun: 'custom field',
  nothing: 'No custom fields yet',
  hint: 'Field name or option',
  fieldName: 'Field name',
  fieldKind: 'Type',
  fieldKindHint: 'Cannot be changed once staff have filled in the field',
  kindName: (kind) => KINDS[kind],
  options: 'Options',
  optionsHint: 'For a choice only, one per line',
  isRequired: 'Required',
  isRequiredName: (isRequired) => (isRequired ? 'Required' : 'Optional'),
  isEnabled: 'Status',
  isEnabledName: (isEnabled) => (isEnabled ? 'Enabled' : 'Disabled'),
  sortOrder: 'Order',
  usedCount: 'Filled in by',
  modifyTime: 'Changed',
  part: 'Custom information',
  edit: 'Edit custom information',
  save: 'Save',
  saved: 'The custom information was saved',
  untold: 'Not given',
  noFields: 'Your company has no enabled custom fields',
  choose: 'Please choose',
  loading: 'Loading custom information',
  failed: (why) => `The custom information could not be loaded: ${why}`,
} satisfies ExtTexts;
