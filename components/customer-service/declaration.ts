import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';

export const customerService = declare({
  tag: 'customer-service',
  summary:
    'Chat with customer service: a panel docked at the corner of the window, over the page and not modal. While it is connected and the user is signed in, it receives replies also when closed.',
  attributes: {
    open: { type: 'boolean', description: 'The panel is shown.' },
    heading: {
      type: 'string',
      default: '',
      description: 'Title of the panel. Default: the suite’s own.',
    },
  },
  properties: {},
  events: {
    'tp-close': {
      detail: null,
      cancelable: true,
      description: 'The user closes the panel. Unless prevented, the element removes its `open`.',
    },
    'tp-unread': {
      detail: v.object({ count: v.number() }),
      description:
        'The number of unread messages has changed; for a badge. Also fired while the panel is closed.',
    },
  },
  tracks: {
    'message-sent': 'A message has reached customer service.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    panel: 'The panel itself.',
    thread: 'The messages, which scroll.',
  },
  cssProperties: {
    '--tp-customer-service-block-end': 'Distance of the panel from the lower edge of the window; 16px.',
    '--tp-customer-service-inline-end': 'Distance of the panel from the right edge of the window; 16px.',
  },
});
