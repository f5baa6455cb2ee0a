import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';

export const authorize = declare({
  tag: 'authorize',
  summary:
    'Signs a user in at a third party (OAuth 2.0 authorization code with PKCE): redirects there, and removes the answer from the address when the browser returns.',
  attributes: {
    type: {
      type: 'string',
      default: '',
      description:
        'Way to sign in, e.g. `demo-idp`: the last part of `/authorize/{type}`. Not needed when the browser comes back.',
    },
    'return-url': {
      type: 'string',
      default: '',
      description:
        'Address to go to after signing in. Only addresses of the page’s own origin are followed, others are ignored.',
    },
    'redirect-uri': {
      type: 'string',
      default: '',
      description:
        'Address the browser comes back to, where this element must stand. Default: the present address without its hash, which is restored afterwards.',
    },
    manual: {
      type: 'boolean',
      description: 'Shows a button first, instead of leading to the third party at once.',
    },
    label: { type: 'string', default: '', description: 'Text of that button, in place of the suite’s own.' },
  },
  properties: {},
  events: {
    'tp-signed-in': {
      detail: v.object({ userNO: v.string(), returnUrl: v.string() }),
      cancelable: true,
      description:
        'A user has signed in. Unless prevented, the element goes to the return address, if there is one.',
    },
  },
  tracks: {
    'signed-in': 'A user came back from a third party signed in; its `type`.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', panel: 'The current state.' },
  cssProperties: {},
});
