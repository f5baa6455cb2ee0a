import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';
import { defineElement } from '../../../src/element/definition/define-element';
import { OrdersTarget } from '../../../src/element/navigation/orders-target';
import { navigateEvent, OrderTarget } from '../../../src/element/navigation/targets';
import tickets from '../refund/order-refund.css?inline';
import css from './order-change.css?inline';

export const orderChange = declare({
  tag: 'order-change',
  summary:
    'Changes tickets of an order to other flights: what it costs now, and what became of former changes.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order whose tickets are changed.' },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [OrderTarget, OrdersTarget],
      'The user wants to see the order of a change, as to pay it, or their orders where none was named. Unless prevented, the element shows them in its place.',
    ),
    'tp-change-applied': {
      detail: v.object({ orderNo: v.string(), changeOrderNo: v.string(), totalAmount: v.number() }),
      description:
        'A change was asked for. `changeOrderNo`: the order of the new tickets, which waits for its payment where `totalAmount` (fen) is not 0.',
    },
    'tp-change-cancelled': {
      detail: v.object({ orderNo: v.string(), changeOrderNo: v.string() }),
      description: 'A change that was not paid was withdrawn.',
    },
  },
  tracks: {
    'change-applied': 'A change was asked for; its `changeReason` and the number of `tickets`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    changes: 'The changes so far.',
    tickets: 'The passengers and flights to choose from.',
    sum: 'What the change costs, with the button.',
  },
  cssProperties: {},
});

export default defineElement({
  declaration: orderChange,
  view: () => import('./OrderChange'),
  styles: [tickets, css],
});
