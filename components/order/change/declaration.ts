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
    'Changes tickets of an order to other flights: shows the present costs, and the results of former changes.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order whose tickets are changed.' },
    'apply-id': {
      type: 'string',
      default: '',
      description: 'Approved application for the change; its data are filled in.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [OrderTarget, OrdersTarget, RefundTarget, ApprovalTarget, ChangeTarget],
      'The user wants to see the order of a change (to pay it), the refund of tickets bought anew, or an application for a change, to continue with an approved one, or to see their orders if no order was given. Unless prevented, the element shows them in its place.',
    ),
    'tp-change-applied': {
      detail: v.object({ orderNo: v.string(), changeOrderNo: v.string(), totalAmount: v.number() }),
      description:
        'A change was requested. `changeOrderNo`: the order of the new tickets, which waits for its payment if `totalAmount` (fen) is not 0.',
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
        'The new flights were bought, and the old tickets are refunded after the new ones are issued. Amounts in fen.',
    },
    'tp-rebuy-cancelled': {
      detail: v.object({ orderNo: v.string(), newOrderNo: v.string() }),
      description: 'Unpaid new flights were withdrawn; the old tickets stay unchanged.',
    },
  },
  tracks: {
    'change-applied': 'A change was requested; its `changeReason` and the number of `tickets`.',
    'rebuy-applied':
      'Tickets were bought anew and the old ones are refunded; the `changeReason` and the number of `tickets`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    changes: 'The changes so far.',
    rebuys: 'Tickets refunded and bought anew so far.',
    rebuy: 'The change beside a refund and a new purchase, if that is cheaper.',
    tickets: 'The passengers and flights to choose from.',
    sum: 'The costs of the change, with the button.',
  },
  cssProperties: {},
});
