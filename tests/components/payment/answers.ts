import { refusal, type AreaAnswers } from '../../support/components/samples';
import { LATER } from '../order/order-samples';

const METHODS = [
  {
    payType: 0,
    subPayType: 13,
    name: '企业月结',
    description: '额度充足',
    available: true,
    reason: '',
    companyPart: null,
  },
  {
    payType: 4,
    subPayType: 1,
    name: '支付宝',
    description: '第三方收银台',
    available: true,
    reason: '',
    companyPart: null,
  },
  {
    payType: 2,
    subPayType: 14,
    name: '企业预存',
    description: '',
    available: false,
    reason: '余额不足',
    companyPart: null,
  },
];

export const answers: AreaAnswers = ({ paid }) => ({
  queryPayMethod: ({ orderNo }: { orderNo: string }) => {
    if (orderNo === 'expired') throw refusal('orderExpired');
    return {
      orderNo,
      payAmount: 115_000,
      payDeadline: LATER,
      priceGuaranteedUntil: LATER,
      travelType: 1,
      methods: METHODS,
    };
  },
  payorder: ({ orderNo }: { orderNo: string }) => {
    paid.add(orderNo);
    return { payState: 'paid', payUrl: '', paymentNo: 'N1' };
  },
});
