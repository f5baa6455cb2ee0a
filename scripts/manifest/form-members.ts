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
  field('form', 'HTMLFormElement | null', 'The form it belongs to.'),
  field('labels', 'NodeListOf<HTMLLabelElement>', 'The labels that the page gives it.'),
  field('validity', 'ValidityState', 'Whether the value is good, and what is wrong with it.'),
  field('validationMessage', 'string', 'What is wrong with the value, in Chinese; empty if it is good.'),
  field('willValidate', 'boolean', 'The form checks it: it is neither disabled nor read-only.'),
  field(
    'selectedText',
    'string',
    'What the field shows for its value; the code itself while its name is not known.',
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
  method('checkValidity', 'boolean', 'Is the value good? Fires `invalid` if not.'),
  method('reportValidity', 'boolean', 'The same, and the user is told what is wrong.'),
  method(
    'setCustomValidity',
    'void',
    'Makes the field invalid for a reason of the page’s own; an empty text ends that.',
    'message',
  ),
];
