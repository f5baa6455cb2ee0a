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
      'Base address of the gateways; `/` is the page’s own origin. Absent or empty: that of the provider or page around.',
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
      'Where the token of a sign-in here rests; one that the host gives is never stored. `memory` touches no storage: for pages of partners. The `id` tells the sessions of several providers apart.',
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
  'auth-sign': { type: 'secret', description: 'A token at hand; removed from the markup at once.' },
} as const satisfies Record<string, AttributeDescriptor>;

export const PROVIDER_PROPERTIES = {
  getAuthSign: {
    type: 'function',
    signature: '() => Promise<string> | string',
    description:
      'Gives a token; called when one is needed, before anything stored, and again when it has expired.',
  },
} as const satisfies Record<string, FunctionProperty>;

export const PROVIDER_METHODS = {
  signOut: {
    result: 'Promise<void>',
    description:
      'Signs the user out, at the gateway too, and shows nothing of theirs any more. `getAuthSign` is asked again after `userChanged()`, or on the next page.',
  },
  userChanged: {
    result: 'void',
    description:
      'Another user is there: nothing of the former one stays, and `getAuthSign` is asked anew. A new `auth-sign` says so by itself.',
  },
} as const satisfies Record<string, MethodDescriptor>;

export const PROVIDER_TRACKS = {
  'session-started': 'A session has begun: somebody signed in, or is signed in to another enterprise.',
} as const satisfies Declaration['tracks'];

/** Declaration of an element that provides a runtime. */
export interface ProviderDeclaration extends AnyDeclaration {
  readonly methods: typeof PROVIDER_METHODS;
  readonly tracks: typeof PROVIDER_TRACKS;
}
