import { declare } from '../../src/element/definition/declaration';

export const adverts = declare({
  tag: 'adverts',
  summary: 'Adverts of one space, text and pictures; without height when there are none.',
  attributes: {
    space: { type: 'string', default: '', description: 'Number of the advert space (`advertSpaceNo`).' },
    type: {
      type: 'number',
      default: 1,
      min: 0,
      max: 2,
      integer: true,
      description: 'Display: 0 each group once per session, 1 always, 2 all active groups without ranking.',
    },
    'interval-seconds': {
      type: 'number',
      default: 8,
      min: 2,
      max: 60,
      description: 'Display time of one of several adverts. With reduced motion the adverts do not rotate.',
    },
  },
  properties: {},
  events: {},
  tracks: {
    'advert-shown': 'An advert came into view; its `advertGroupID`.',
    'advert-pressed': 'The link of an advert was followed; its `advertGroupID`.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', advert: 'The advert shown.' },
  cssProperties: {},
});
