import * as v from 'valibot';
import { declare } from '../../src/element/declaration';
import { defineElement } from '../../src/element/define-element';
import css from './customer-service.css?inline';

export const customerService = declare({
  tag: 'customer-service',
  summary:
    'Chat with customer service: a panel at the corner of the window that opens and closes. Connected and signed in, it hears of replies while it is closed.',
  attributes: {
    open: { type: 'boolean', description: 'The panel is shown.' },
    heading: { type: 'string', default: '在线客服', description: 'Title of the panel.' },
  },
  properties: {},
  events: {
    'tp-close': {
      detail: null,
      cancelable: true,
      description: 'The user closes the panel. Unless prevented, the element takes its `open` away.',
    },
    'tp-unread': {
      detail: v.object({ count: v.number() }),
      description:
        'The number of unread messages has changed; for a badge. Fired while the panel is closed too.',
    },
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    panel: 'The panel itself.',
    thread: 'The messages, which scroll.',
  },
  cssProperties: {},
});

export default defineElement({
  declaration: customerService,
  view: () => import('./CustomerService'),
  styles: [css],
});
