import { declare } from '../../src/element/definition/declaration';

export const thirdWeb = declare({
  tag: 'third-web',
  summary:
    'Shows the third-party page that the enterprise has set (`THIRD_WEB_URL`) by `<tp-frame>`, as an external page: it never gets the user’s token, and one that is not at a trusted origin is offered in a tab of its own.',
  attributes: {},
  properties: {},
  events: {},
  tracks: {},
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
