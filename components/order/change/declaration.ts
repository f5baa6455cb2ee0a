import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';
import { OrdersTarget } from '../../../src/element/navigation/orders-target';
import {
  ApprovalTarget,
  ChangeTarget,
  navigateEvent,
  OrderTarget,
  RefundTarget,
} from '../../../src/element/navigation/targets';

export const orderChange = declare({
  tag: 'order-change',
  summary:
    'Changes tickets of an order to other flights: what it costs now, and what became of former changes.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order whose tickets are changed.' },
    'apply-id': {
      type: 'string',
      default: '',
      description: 'Approved application that the change is asked for by: what it is for is filled in.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [OrderTarget, OrdersTarget, RefundTarget, ApprovalTarget, ChangeTarget],
      'The user wants to see the order of a change, as to pay it, the refund of tickets bought anew, an application for a change, to go on with one that was agreed to, or their orders where none was named. Unless prevented, the element shows them in its place.',
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
    'tp-rebuy-applied': {
      detail: v.object({
        orderNo: v.string(),
        newOrderNo: v.string(),
        payTotal: v.number(),
        backTotal: v.number(),
      }),
      description:
        'The new flights were bought, and the old tickets are given back once they are issued. Amounts in fen.',
    },
    'tp-rebuy-cancelled': {
      detail: v.object({ orderNo: v.string(), newOrderNo: v.string() }),
      description: 'New flights that were not paid were withdrawn; the old tickets stay as they are.',
    },
  },
  tracks: {
    'change-applied': 'A change was asked for; its `changeReason` and the number of `tickets`.',
    'rebuy-applied':
      'Tickets were bought anew and are given back; the `changeReason` and the number of `tickets`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    changes: 'The changes so far.',
    rebuys: 'Tickets given back and bought anew so far.',
    rebuy: 'The change beside giving the tickets back and buying anew, where that is cheaper.',
    tickets: 'The passengers and flights to choose from.',
    sum: 'What the change costs, with the button.',
  },
  cssProperties: {},
});
