import { array, object, string } from 'valibot';
import type { AttributeDescriptor, EventDescriptor } from '../definition/declaration';

/** Attributes that the form reads are reflected in the markup. */
const ATTRIBUTES = {
  name: {
    type: 'string',
    default: '',
    reflects: true,
    description: 'Name under which the form submits the value; a field without a name submits none.',
  },
  required: { type: 'boolean', reflects: true, description: 'An empty field is invalid.' },
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
    description: 'Placeholder of the empty field; empty: a description of the possible input.',
  },
  label: {
    type: 'string',
    default: '',
    description:
      'Label above the field. Without it the page names the field, by `<label for>`, `aria-label` or `aria-labelledby`.',
  },
} as const satisfies Record<string, AttributeDescriptor>;

/** Events in addition to a field's `input` and `change`, fired after them. */
const EVENTS = {
  'tp-picked': {
    detail: object({ picked: array(object({ code: string(), name: string() })) }),
    description:
      'The user changed the value: all chosen options, none if the field was cleared. `input` and `change` fire before it.',
  },
} as const satisfies Record<`tp-${string}`, EventDescriptor>;

const PARTS = {
  root: 'Everything.',
  failure: 'Panel shown after a crash.',
  field: 'The field with its label and its fault.',
} as const;

/**
 * Common declaration of all elements that are fields of the page's own form. `code`: meaning of the value, as a
 * sentence.
 */
export const declareField = (code: string) => ({
  attributes: {
    ...ATTRIBUTES,
    value: {
      type: 'string',
      default: '',
      description: `${code} The attribute is the initial value, which a reset restores; the property is the present value.`,
    },
  } as const satisfies Record<string, AttributeDescriptor>,
  properties: {},
  events: EVENTS,
  tracks: { picked: 'The user changed the value.' } as const,
  parts: PARTS,
  cssProperties: {},
});
