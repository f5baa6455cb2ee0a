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
    'Changes and refunds that are begun and not asked for: what was filled in, and applications that wait or were agreed to.',
  attributes: {},
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [ChangeTarget, RefundTarget, ApprovalTarget, OrdersTarget],
      'The user wants to go on with a change or refund, to see its application, or their orders where nothing is begun. Unless prevented, the element shows that in its place.',
    ),
  },
  tracks: { 'unfinished-resumed': 'A change or refund that was begun is gone on with; its `kind`.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    drafts: 'What was filled in and not sent.',
    applications: 'What waits for an approver or was agreed to.',
  },
  cssProperties: {},
});
