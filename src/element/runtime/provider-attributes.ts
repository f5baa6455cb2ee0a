import { array, number, object, partial, picklist, record, string } from 'valibot';
import { GATEWAY_NAMES } from '../../contract/call';
import type {
  AnyDeclaration,
  AttributeDescriptor,
  Declaration,
  FunctionProperty,
  MethodDescriptor,
} from '../definition/declaration';

const GatewaySettings = partial(
  object({
    baseUrl: string(),
    authHeader: string(),
    suffix: picklist(['', '.json']),
    timeoutMs: number(),
  }),
);

/** Attributes of every element that provides a runtime; absent ones inherit the surrounding configuration. */
export const PROVIDER_ATTRIBUTES = {
  gateway: {
    type: 'string',
    default: '',
    description:
      'Base address of the gateways; `/` is the page’s own origin. Absent or empty: that of the surrounding provider or page.',
  },
  gateways: {
    type: 'json',
    schema: record(picklist(GATEWAY_NAMES), GatewaySettings),
    default: {},
    description: 'Address, auth header, suffix and timeout of single gateways.',
  },
  storage: {
    type: 'string',
    options: ['local', 'session', 'memory'],
    default: 'local',
    description:
      'Where the token of a sign-in is stored; a token from the host is never stored. `memory` uses no storage: for pages of partners. The `id` distinguishes the sessions of several providers.',
  },
  'package-name': {
    type: 'string',
    default: 'travel-portal-elements',
    description: 'Package name sent as client info with every call.',
  },
  'trusted-origins': {
    type: 'json',
    schema: array(string()),
    default: [],
    description: 'Origins, besides the page’s and the gateways’, that links from data may lead to.',
  },
  'auth-sign': { type: 'secret', description: 'The user’s token; removed from the markup at once.' },
} as const satisfies Record<string, AttributeDescriptor>;

export const PROVIDER_PROPERTIES = {
  getAuthSign: {
    type: 'function',
    signature: '() => Promise<string> | string',
    description:
      'Returns a token; called when one is needed, before any stored session is used, and again when it has expired.',
  },
} as const satisfies Record<string, FunctionProperty>;

export const PROVIDER_METHODS = {
  signOut: {
    result: 'Promise<void>',
    description:
      'Signs the user out, also at the gateway, and removes their data from view. `getAuthSign` is called again after `userChanged()`, or on the next page.',
  },
  userChanged: {
    result: 'void',
    description:
      'Tells that another user has signed in: drops all data of the former one and calls `getAuthSign` again. A new `auth-sign` has the same effect.',
  },
} as const satisfies Record<string, MethodDescriptor>;

export const PROVIDER_TRACKS = {
  'session-started': 'A session has begun: a user signed in, or switched to another enterprise.',
} as const satisfies Declaration['tracks'];

/** Declaration of an element that provides a runtime. */
export interface ProviderDeclaration extends AnyDeclaration {
  readonly methods: typeof PROVIDER_METHODS;
  readonly tracks: typeof PROVIDER_TRACKS;
}
