import type { FormMembers } from '../../src/element/form/form-members';

const field = (name: keyof FormMembers, type: string, description: string) => ({
  kind: 'field',
  name,
  privacy: 'public',
  readonly: true,
  type: { text: type },
  description,
});

/** Properties that every form field element shares with the fields of HTML. */
export const FORM_FIELDS = [
  field('form', 'HTMLFormElement | null', 'The form of the field.'),
  field('labels', 'NodeListOf<HTMLLabelElement>', 'The labels of the field in the page.'),
  field('validity', 'ValidityState', 'The validity of the value, with its faults.'),
  field('validationMessage', 'string', 'The fault of the value, in Chinese; empty if it is valid.'),
  field(
    'willValidate',
    'boolean',
    'True when the form validates the field: it is neither disabled nor read-only.',
  ),
  field(
    'selectedText',
    'string',
    'The displayed name of the value; the code itself while its name is not known.',
  ),
];

const method = (name: keyof FormMembers, result: string, description: string, parameter?: string) => ({
  kind: 'method',
  name,
  privacy: 'public',
  ...(parameter !== undefined && { parameters: [{ name: parameter, type: { text: 'string' } }] }),
  return: { type: { text: result } },
  description,
});

/** Methods of every form field element. */
export const FORM_METHODS = [
  method('checkValidity', 'boolean', 'Returns whether the value is valid. Fires `invalid` if not.'),
  method('reportValidity', 'boolean', 'Checks the validity and shows the fault to the user.'),
  method(
    'setCustomValidity',
    'void',
    'Makes the field invalid for a reason of the page; an empty text removes it.',
    'message',
  ),
];
