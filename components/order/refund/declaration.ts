import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { OrdersTarget } from '../../../src/element/navigation/orders-target';
import { ApprovalTarget, navigateEvent, RefundTarget } from '../../../src/element/navigation/targets';

export const orderRefund = declare({
  tag: 'order-refund',
  summary: 'Gives tickets of an order back: what each brings now, and what became of former refunds.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order whose tickets are given back.' },
    'refund-no': {
      type: 'string',
      default: '',
      description: 'Refund whose progress is shown in place of the tickets; it names its order by itself.',
    },
    'apply-id': {
      type: 'string',
      default: '',
      description: 'Approved application that the refund is asked for by: its tickets are chosen.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('refund'),
      description: 'The progress of a refund is shown, after it was asked for or from the list of refunds.',
    },
    'tp-navigate': navigateEvent(
      [RefundTarget, OrdersTarget, ApprovalTarget],
      'From the progress of a refund the user wants back to the tickets of its order, on with an application that was agreed to, to see one, or to their orders where none was named. Unless prevented, the element shows them.',
    ),
    'tp-refund-applied': {
      detail: v.object({ orderNo: v.string(), refundNo: v.string() }),
      description: 'A refund was asked for. Its state is read on until it has ended.',
    },
  },
  tracks: { 'refund-applied': 'A refund was asked for; its `reasonType` and the number of `tickets`.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    tickets: 'The tickets to choose from.',
    sum: 'What comes back for those chosen, with the button.',
    progress: 'The progress of a refund.',
    refunds: 'The refunds asked for so far.',
  },
  cssProperties: {},
});
