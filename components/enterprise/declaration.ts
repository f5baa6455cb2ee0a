import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';

export const enterpriseChooser = declare({
  tag: 'enterprise-chooser',
  summary: 'Lists the enterprises of the user and switches the session to the one they choose.',
  attributes: {
    'search-from': {
      type: 'number',
      default: 8,
      min: 1,
      integer: true,
      description: 'Number of enterprises from which a search field is shown above the list.',
    },
  },
  properties: {},
  events: {
    'tp-enterprise-changed': {
      detail: v.object({ enterpriseNum: v.string() }),
      description:
        'The session is in another enterprise now; everything read before belongs to the former one.',
    },
    'tp-enterprise-kept': {
      detail: v.object({ enterpriseNum: v.string() }),
      description: 'The user chose the enterprise they are in already.',
    },
  },
  tracks: {
    'enterprise-switched': 'The user switched to another of their enterprises.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', list: 'The enterprises.' },
  cssProperties: {},
});
