import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';

export const frame = declare({
  tag: 'frame',
  summary:
    'Shows a page of the server-side site, or an external link, inside the portal. The user’s token goes only to a server-side site at one of the `trusted-origins` of the provider, over a channel of its own.',
  attributes: {
    src: {
      type: 'string',
      default: '',
      description:
        'Address of the page: http(s), at a trusted origin or, if external, one of `framed-origins`. `inner-` before it is left out.',
    },
    kind: {
      type: 'string',
      options: ['server-site', 'external', 'pre-authorised'],
      default: 'server-site',
      description:
        '`server-site`: a page that speaks with the portal by the frame client. `external`: any page; it never gets a token. `pre-authorised`: a page that speaks by the frame client and gets what `preAuthorise` gives instead of a token.',
    },
    'frame-title': {
      type: 'string',
      default: '',
      description: 'Name of the page, for assistive technology and for messages.',
    },
    'hide-float-element': {
      type: 'boolean',
      description:
        'Asks the page to leave out its floating parts: passed on as `hideFloatElement=true` in its query.',
    },
    'framed-origins': {
      type: 'json',
      schema: v.array(v.string()),
      default: [],
      description:
        'Further origins that external pages may be shown from. Others are offered in a tab of their own.',
    },
    'load-seconds': {
      type: 'number',
      default: 25,
      min: 1,
      max: 120,
      description: 'A page that has not reported by then is given up, and another try offered.',
    },
  },
  properties: {
    preAuthorise: {
      type: 'function',
      signature: '() => Promise<string | undefined>',
      description:
        'Gives a `pre-authorised` page a code by which its site lets the user in; called whenever the page asks, so that each code is used once.',
    },
  },
  events: {
    'tp-frame-ready': {
      detail: v.object({ connected: v.boolean() }),
      description: 'The page is there; `connected` if it speaks with the portal.',
    },
    'tp-frame-route': {
      detail: v.object({ path: v.string(), title: v.string() }),
      description:
        'The page tells where it is: path, query and hash on its own origin, without tokens. Reflect it with `history.replaceState`: the browser has made the entry. Setting it as `src` loads nothing again.',
    },
    'tp-frame-open': {
      detail: v.object({ path: v.string() }),
      description: 'The page asks for a page of the portal; path and query for the router.',
    },
  },
  tracks: {
    'page-framed': 'A page has come up in the frame; its `kind`.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', frame: 'The page itself.' },
  cssProperties: {
    '--tp-frame-min-height': 'Height of the page unless it tells a greater one; 640px.',
  },
});
