import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { OrdersTarget } from '../../../src/element/navigation/orders-target';
import { ApprovalTarget, navigateEvent, RefundTarget } from '../../../src/element/navigation/targets';

export const orderRefund = declare({
  tag: 'order-refund',
  summary:
    'Refunds tickets of an order: shows the present refund of each ticket, and the results of former refunds.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order whose tickets are refunded.' },
    'refund-no': {
      type: 'string',
      default: '',
      description: 'Refund whose progress is shown instead of the tickets; it determines its order.',
    },
    'apply-id': {
      type: 'string',
      default: '',
      description: 'Approved application for the refund; its tickets are chosen.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('refund'),
      description: 'The progress of a refund is shown, after its request or from the list of refunds.',
    },
    'tp-navigate': navigateEvent(
      [RefundTarget, OrdersTarget, ApprovalTarget],
      'The user wants to return from the progress of a refund to the tickets of its order, to continue with an approved application, to see one, or to see their orders if no order was given. Unless prevented, the element shows them.',
    ),
    'tp-refund-applied': {
      detail: v.object({ orderNo: v.string(), refundNo: v.string() }),
      description: 'A refund was requested. Its state is queried until it has ended.',
    },
  },
  tracks: { 'refund-applied': 'A refund was requested; its `reasonType` and the number of `tickets`.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    tickets: 'The tickets to choose from.',
    sum: 'The refund of the chosen tickets, with the button.',
    progress: 'The progress of a refund.',
    refunds: 'The refunds requested so far.',
  },
  cssProperties: {},
});
