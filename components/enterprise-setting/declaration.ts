import { declare } from '../../src/element/definition/declaration';

export const enterpriseSetting = declare({
  tag: 'enterprise-setting',
  summary:
    'The enterprise itself, for administrators: its names, contacts, and settings of bookings, changes and refunds.',
  isChineseOnly: true,
  attributes: {},
  properties: {},
  events: {},
  tracks: { 'row-saved': 'A setting was changed; the `resource`.' },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
