import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import { AccountSafetyTarget, navigateEvent } from '../../src/element/navigation/targets';

export const payment = declare({
  tag: 'payment',
  summary:
    'Pays one order: by monthly settlement, prepaid wallet, a third-party cashier, or in part by the enterprise.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order to pay.' },
    'return-url': {
      type: 'string',
      default: '',
      description:
        'Address to which the cashier redirects the payer afterwards. Default: a page of the gateway.',
    },
    'poll-seconds': {
      type: 'number',
      default: 3,
      min: 1,
      max: 60,
      description: 'Pause between two queries of an order that is being paid at a cashier.',
    },
  },
  properties: {},
  events: {
    'tp-order-paid': {
      detail: v.object({ orderNo: v.string(), payAmount: v.number() }),
      description: 'The order is paid. `payAmount` in fen.',
    },
    'tp-payment-review-asked': {
      detail: v.object({ orderNo: v.string(), reviewNo: v.string() }),
      description:
        'A second person is asked to agree to a payment by the prepaid account above the amount that one person may pay alone.',
    },
    'tp-navigate': navigateEvent(
      [AccountSafetyTarget],
      'The payer wants to set the security password that the payment asks for. Unless prevented, the element shows that in its place.',
    ),
    'tp-order-expired': {
      detail: v.object({ orderNo: v.string() }),
      description: 'The order was not paid in time; its seats are free again.',
    },
  },
  tracks: {
    'payment-confirmed': 'The user confirmed a way to pay; its `payType`.',
    'payment-review-asked': 'A second person was asked to agree to the payment.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', methods: 'The ways to pay.' },
  cssProperties: {},
});
