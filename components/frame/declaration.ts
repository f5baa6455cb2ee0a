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
        'Address of the page: http(s), at a trusted origin or, if external, one of `framed-origins`. A prefix `inner-` is ignored.',
    },
    kind: {
      type: 'string',
      options: ['server-site', 'external', 'pre-authorised'],
      default: 'server-site',
      description:
        '`server-site`: a page that communicates with the portal by the frame client. `external`: any page; it never gets a token. `pre-authorised`: a page that uses the frame client and gets the code of `preAuthorise` instead of a token.',
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
        'Further allowed origins of external pages. Pages of others are offered in a separate tab.',
    },
    'load-seconds': {
      type: 'number',
      default: 25,
      min: 1,
      max: 120,
      description: 'Time limit for a page to report. After it the frame offers another try.',
    },
  },
  properties: {
    preAuthorise: {
      type: 'function',
      signature: '() => Promise<string | undefined>',
      description:
        'Returns a code by which the site of a `pre-authorised` page signs the user in; called at every request of the page, so that each code is used once.',
    },
  },
  events: {
    'tp-frame-ready': {
      detail: v.object({ connected: v.boolean() }),
      description: 'The page is loaded; `connected` if it communicates with the portal.',
    },
    'tp-frame-route': {
      detail: v.object({ path: v.string(), title: v.string() }),
      description:
        'The page reports its address: path, query and hash on its own origin, without tokens. Reflect it with `history.replaceState`: the browser has added the entry. Setting it as `src` does not reload the page.',
    },
    'tp-frame-open': {
      detail: v.object({ path: v.string() }),
      description: 'The page requests a page of the portal; path and query for the router.',
    },
  },
  tracks: {
    'page-framed': 'A page was loaded in the frame; its `kind`.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', frame: 'The page itself.' },
  cssProperties: {
    '--tp-frame-min-height': 'Minimum height of the page; 640px. The page may report a greater one.',
  },
});
