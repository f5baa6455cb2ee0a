import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { ORDER_FAULTS } from '../../../src/contract/order/faults';
import { PAYMENT_FAULTS } from '../../../src/contract/payment/faults';
import type { PayMethod } from '../../../src/contract/payment/payment';
import {
  firstOffered,
  refusalOf,
  withSameChosen,
  type At,
  type Due,
} from '../../../components/payment/payment-state';

const way = (name: string, change: Partial<PayMethod> = {}): PayMethod => ({
  payType: 0,
  subPayType: 13,
  name,
  description: '',
  available: true,
  reason: '',
  companyPart: null,
  walletReview: null,
  walletSecurity: null,
  ...change,
});
const due = (travelType: 1 | 2, ...methods: PayMethod[]): Due => ({
  orderNo: 'A1',
  payAmount: 100,
  payDeadline: '',
  priceGuaranteedUntil: '',
  isChange: false,
  travelType,
  methods,
});
const own = way('支付宝', { payType: 4, subPayType: 1 });

describe('paying an order', () => {
  it('offers usable methods first, and never one’s own money alone for a business journey', () => {
    const monthly = way('企业月结');
    for (const [expected, offered] of [
      [monthly, due(1, own, monthly)],
      [undefined, due(1, own)],
      [own, due(2, own)],
      [undefined, due(1, way('企业预存', { available: false }))],
    ] as const)
      assert.equal(firstOffered(offered), expected);
  });

  it('goes by the meaning of a refusal', () => {
    for (const [fault, expected] of [
      [ORDER_FAULTS.orderExpired, 'closed'],
      [ORDER_FAULTS.orderNotPayable, 'closed'],
      [PAYMENT_FAULTS.payAmountChanged, 'amount-changed'],
      [PAYMENT_FAULTS.walletReviewNeeded, 'ways-changed'],
      [PAYMENT_FAULTS.monthlyNotOpen, 'ways-changed'],
      [PAYMENT_FAULTS.walletShort, 'refused'],
    ] as const)
      assert.equal(refusalOf(fault.code), expected);
  });

  it('keeps the way that is chosen as long as it is to be had', () => {
    const monthly = way('企业月结');
    const state: At<'choosing'> = {
      step: 'choosing',
      due: due(1, monthly),
      chosen: monthly,
      busy: false,
      problem: undefined,
    };
    const again = way('企业月结', { description: '1' });
    assert.equal(withSameChosen(state, due(1, own, again)).chosen, again);
    assert.equal(withSameChosen(state, due(1, way('企业月结', { available: false }))).chosen, undefined);
  });
});
