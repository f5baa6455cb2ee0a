import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';

export const login = declare({
  tag: 'login',
  summary: 'Signs a user in, by account and password or by mobile and SMS code.',
  attributes: {
    method: {
      type: 'string',
      options: ['password', 'sms'],
      default: 'password',
      description: 'Way to sign in that is offered first.',
    },
    account: { type: 'string', default: '', description: 'Prefilled account.' },
    'return-url': {
      type: 'string',
      default: '',
      description:
        'Address to go to after signing in. Only addresses of the page’s own origin are followed, others are ignored.',
    },
    'focus-first': {
      type: 'boolean',
      description: 'The first empty field has the focus at once, unless the user is elsewhere already.',
    },
    'hide-sms': { type: 'boolean', description: 'Offers account and password only.' },
    'company-sign-on': {
      type: 'boolean',
      description:
        'Also offers the sign-in at the user’s company. The page is left for it and comes back with `signOnTicket` in its hash.',
    },
    'sign-on-ticket': {
      type: 'secret',
      description: 'Ticket of the sign-in at the company, from the hash of the page. It is spent at once.',
    },
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
    'signed-in': 'A user signed in; by which `method`.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', form: 'The form.' },
  cssProperties: {},
});
