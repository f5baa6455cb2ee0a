import type { PayMethod } from '../../../src/contract/payment/payment';
import type { WalletReview } from '../../../src/contract/payment/wallet-review';
import type { WalletSecurity } from '../../../src/contract/payment/wallet-security';
import { refusal, type AreaAnswers } from '../../support/components/samples';
import { LATER } from '../order/support/order-samples';

const METHODS: readonly PayMethod[] = [
  {
    payType: 0,
    subPayType: 13,
    name: '企业月结',
    description: '额度充足',
    available: true,
    reason: '',
    companyPart: null,
    walletReview: null,
    walletSecurity: null,
  },
  {
    payType: 4,
    subPayType: 1,
    name: '支付宝',
    description: '第三方收银台',
    available: true,
    reason: '',
    companyPart: null,
    walletReview: null,
    walletSecurity: null,
  },
  {
    payType: 2,
    subPayType: 14,
    name: '企业预存',
    description: '',
    available: false,
    reason: '余额不足',
    companyPart: null,
    walletReview: null,
    walletSecurity: null,
  },
];

/** The prepaid account for an order of ¥1,150.00, when one person may pay only ¥500.00 without a review. */
export const reviewed = (reviewState: WalletReview['reviewState'], refuseReason = ''): PayMethod => ({
  payType: 2,
  subPayType: 14,
  name: '企业预存',
  description: '余额充足',
  available: true,
  reason: '',
  companyPart: null,
  walletReview: { reviewState, amount: 115_000, reviewAbove: 50_000, refuseReason },
  walletSecurity: null,
});

/** The prepaid account for an order of ¥1,150.00, when payments above ¥1,000.00 need the security password. */
export const secured = (
  securityState: WalletSecurity['securityState'] = 'needed',
  lockedUntil = '',
): PayMethod => ({
  ...reviewed('agreed'),
  walletReview: null,
  walletSecurity: { securityState, securityAbove: 100_000, lockedUntil },
});

const OTHER_METHODS: Readonly<Record<string, readonly PayMethod[]>> = {
  above: [reviewed('needed')],
  secured: [secured()],
  unset: [secured('unset')],
};

export const answers: AreaAnswers = ({ paid }) => ({
  queryWalletSecurity: () => ({ walletSecurity: null }),
  applyWalletReview: () => ({ reviewNo: 'FH261120000000000001' }),
  queryPayMethod: ({ orderNo }: { orderNo: string }) => {
    if (orderNo === 'expired') throw refusal('orderExpired');
    return {
      orderNo,
      payAmount: 115_000,
      payDeadline: LATER,
      priceGuaranteedUntil: LATER,
      travelType: 1,
      methods: OTHER_METHODS[orderNo] ?? METHODS,
    };
  },
  payorder: ({ orderNo }: { orderNo: string }) => {
    paid.add(orderNo);
    return { payState: 'paid', payUrl: '', paymentNo: 'N1' };
  },
});
