import { declare } from '../../src/element/definition/declaration';

export const thirdWeb = declare({
  tag: 'third-web',
  summary:
    'Shows the third-party page that the enterprise has set (`THIRD_WEB_URL`) by `<tp-frame>`, as an external page. It never gets the user’s token, and a page of an untrusted origin is offered in a separate tab.',
  attributes: {},
  properties: {},
  events: {},
  tracks: {},
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
