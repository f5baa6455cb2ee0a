import { boolean, object, optional, string, unknown as anything } from 'valibot';
import type { AttributeDescriptor, EventDescriptor } from './declaration';

/** Attributes of every element. */
export const COMMON_ATTRIBUTES = {
  theme: {
    type: 'string',
    options: ['auto', 'light', 'dark', 'inherit'],
    default: 'inherit',
    description: 'Colour theme. `inherit` follows the provider or the page configuration; `auto` the system.',
  },
  density: {
    type: 'string',
    options: ['compact', 'default', 'comfortable', 'inherit'],
    default: 'inherit',
    description: 'Height of controls and rows.',
  },
  'host-keys': {
    type: 'boolean',
    description:
      'Key and input events of its fields reach the handlers of the page. Set on any ancestor, such as `<body host-keys>`, it applies to all elements inside.',
  },
} as const satisfies Record<string, AttributeDescriptor>;

/** Events of every element. */
export const COMMON_EVENTS = {
  'tp-ready': { detail: null, description: 'The first content is on screen.' },
  'tp-error': {
    detail: object({
      kind: string(),
      code: string(),
      message: string(),
      retryable: boolean(),
      cause: optional(string()),
    }),
    description:
      'A call failed or the element crashed. The element has already shown it. `cause` tells developers why `getAuthSign` gave no token.',
  },
  'tp-sign-in': {
    detail: object({ reason: string() }),
    cancelable: true,
    description: 'A session is needed. Unless prevented, the element shows a sign-in form in a dialog.',
  },
  'tp-track': {
    detail: object({ name: string(), data: optional(anything()) }),
    description: 'An event for usage statistics. Contains no personal data and no tokens.',
  },
} as const satisfies Record<`tp-${string}`, EventDescriptor>;
