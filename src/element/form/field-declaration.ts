import { array, object, string } from 'valibot';
import type { AttributeDescriptor, EventDescriptor } from '../definition/declaration';

/** Attributes of every element that is a field of the page's own form. Those that the form reads stand in the markup too. */
export const FIELD_ATTRIBUTES = {
  name: {
    type: 'string',
    default: '',
    reflects: true,
    description: 'Name under which the form submits the value; without one nothing is submitted.',
  },
  required: { type: 'boolean', reflects: true, description: 'Empty, it is not valid.' },
  disabled: {
    type: 'boolean',
    reflects: true,
    description: 'Cannot be used and is not submitted; a `<fieldset disabled>` around it does the same.',
  },
  readonly: {
    type: 'boolean',
    reflects: true,
    description: 'The value is shown and submitted, and cannot be changed.',
  },
  placeholder: {
    type: 'string',
    default: '',
    description: 'Said in the empty field; empty: what can be typed.',
  },
  label: {
    type: 'string',
    default: '',
    description:
      'Label above the field. Without it the page names the field, by `<label for>`, `aria-label` or `aria-labelledby`.',
  },
} as const satisfies Record<string, AttributeDescriptor>;

/** Fired beside the `input` and `change` of any field, after them. */
export const FIELD_EVENTS = {
  'tp-picked': {
    detail: object({ picked: array(object({ code: string(), name: string() })) }),
    description:
      'The user changed the value: all that is chosen now, none where the field was emptied. `input` and `change` come before it.',
  },
} as const satisfies Record<`tp-${string}`, EventDescriptor>;

export const FIELD_TRACKS = { picked: 'The user changed the value.' } as const;

export const FIELD_PARTS = {
  root: 'Everything.',
  failure: 'Panel shown after a crash.',
  field: 'The field with its label and the word on what is wrong.',
} as const;
