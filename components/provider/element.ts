import * as v from 'valibot';
import { declare } from '../../src/element/declaration';
import { defineLitElement } from '../../src/element/define-lit-element';
import { GATEWAY_NAMES } from '../../src/contract/call';

const GatewaySettings = v.partial(
  v.object({
    baseUrl: v.string(),
    authHeader: v.string(),
    suffix: v.picklist(['', '.json']),
    timeoutMs: v.number(),
  }),
);

export default defineLitElement({
  declaration: declare({
    tag: 'provider',
    summary: 'Gives gateways, session and look to all elements of the suite inside it. Draws nothing itself.',
    attributes: {
      gateway: { type: 'string', default: '', description: 'Base address of the gateways.' },
      gateways: {
        type: 'json',
        schema: v.record(v.picklist(GATEWAY_NAMES), GatewaySettings),
        default: {},
        description: 'Address, auth header, suffix and timeout of single gateways.',
      },
      storage: {
        type: 'string',
        options: ['local', 'session', 'memory'],
        default: 'local',
        description: 'Where the token rests. `memory` touches no storage: for pages of partners.',
      },
      'package-name': {
        type: 'string',
        default: 'travel-portal-elements',
        description: 'Package name sent as client info with every call.',
      },
      'auth-sign': { type: 'secret', description: 'A token at hand; removed from the markup at once.' },
    },
    properties: {
      getAuthSign: {
        type: 'function',
        signature: '() => Promise<string> | string',
        description: 'Gives a token; called when one is needed and again when it has expired.',
      },
    },
    events: {},
    slots: { '': 'The elements that share this provider.' },
    parts: {},
    cssProperties: {},
  }),
  element: () => import('./Provider'),
});
