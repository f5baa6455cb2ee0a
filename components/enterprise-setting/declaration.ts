import { declare } from '../../src/element/definition/declaration';

export const enterpriseSetting = declare({
  tag: 'enterprise-setting',
  summary:
    'The enterprise itself, for those who keep it: what it is called, how it is reached, and what it has set for bookings, changes and refunds.',
  isChineseOnly: true,
  attributes: {},
  properties: {},
  events: {},
  tracks: { 'row-saved': 'A setting was changed; the `resource`.' },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
