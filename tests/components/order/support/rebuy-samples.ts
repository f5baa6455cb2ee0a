import type { ResultOf } from '../../../../src/contract/call';
import type { queryRebuyQuote, RebuyRecord } from '../../../../src/contract/order/rebuy';
import type { Answers } from '../../../support/components/fake-runtime';
import { LATER, ORDER_NO } from './order-samples';

export const NEW_NO = '26112000000021';

type Quote = NonNullable<ResultOf<typeof queryRebuyQuote>>;

/** Compared with a change at 174.00, the rebuy saves 152.00. */
export const rebuyQuote = (change: Partial<Quote> = {}): Quote => ({
  lines: [
    {
      passengerNo: 1,
      segmentNo: 1,
      changeFee: 5400,
      fareDifference: 12_000,
      changeCost: 17_400,
      newPrice: 50_000,
      newTaxes: 7000,
      newCost: 57_000,
      oldPrice: 54_000,
      refundFee: 5400,
      oldTaxes: 7000,
      onlyTaxes: false,
      refundAmount: 55_600,
    },
  ],
  serviceFee: 800,
  insurancePrice: 3000,
  insuranceBack: 3000,
  changeTotal: 17_400,
  payTotal: 60_800,
  backTotal: 58_600,
  rebuyTotal: 2200,
  saved: 15_200,
  isCheaper: true,
  payName: '企业预存',
  ...change,
});

export const rebuyRecord = (change: Partial<RebuyRecord> = {}): RebuyRecord => ({
  newOrderNo: NEW_NO,
  oldOrderNo: ORDER_NO,
  outcome: 'bought',
  newOrderStatus: '已出票',
  refundNo: `${ORDER_NO}-1`,
  payTotal: 60_800,
  backTotal: 58_600,
  applicantName: '林静',
  applyTime: '2026-11-20T02:00:00.000Z',
  passengerNames: ['林静'],
  canPay: false,
  canCancel: false,
  ...change,
});

/** A gateway that offers a rebuy with manual payment, which can be withdrawn. */
export function rebuyAnswers(): Answers {
  let record: RebuyRecord | undefined;
  return {
    queryRebuyQuote: () => rebuyQuote(),
    queryRebuys: () => (record ? [record] : []),
    applyRebuy: ({ orderNo }: { orderNo: string }) => {
      const newOrderStatus = '待支付';
      const open = { oldOrderNo: orderNo, refundNo: '', canPay: true, canCancel: true } as const;
      record = rebuyRecord({ ...open, outcome: 'open', newOrderStatus });
      return {
        newOrderNo: NEW_NO,
        orderStatus: newOrderStatus,
        payTotal: record.payTotal,
        backTotal: record.backTotal,
        payDeadline: LATER,
        canPay: true,
      };
    },
    orderCancel: ({ orderNo }: { orderNo: string }) => {
      record &&= {
        ...record,
        outcome: 'cancelled',
        newOrderStatus: '已取消',
        canPay: false,
        canCancel: false,
      };
      return { orderNo, orderStatus: '已取消' };
    },
  };
}
