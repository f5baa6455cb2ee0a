import { declare } from '../../../src/element/definition/declaration';
import { OrdersTarget } from '../../../src/element/navigation/orders-target';
import {
  ApprovalTarget,
  ChangeTarget,
  navigateEvent,
  RefundTarget,
} from '../../../src/element/navigation/targets';

export const orderUnfinished = declare({
  tag: 'order-unfinished',
  summary:
    'Changes and refunds that are begun and not requested: drafts, and pending or approved applications.',
  attributes: {},
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [ChangeTarget, RefundTarget, ApprovalTarget, OrdersTarget],
      'The user wants to continue with a change or refund, to see its application, or their orders if none is begun. Unless prevented, the element shows that in its place.',
    ),
  },
  tracks: { 'unfinished-resumed': 'The user resumed a change or refund; its `kind`.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    drafts: 'The drafts that were not sent.',
    applications: 'The pending and approved applications.',
  },
  cssProperties: {},
});
