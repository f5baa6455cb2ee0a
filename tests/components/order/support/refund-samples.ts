import type {
  RefundDetail,
  RefundReason,
  RefundRecord,
  TicketQuote,
} from '../../../../src/contract/order/refund';
import { ORDER_NO } from './order-samples';

export const REASONS: RefundReason[] = [
  { reasonType: 1, reasonName: '行程变更', isVoluntary: true, needsFiles: false },
  { reasonType: 11, reasonName: '航班取消', isVoluntary: false, needsFiles: false },
  { reasonType: 13, reasonName: '乘机人因病不能出行', isVoluntary: false, needsFiles: true },
];

export function ticketQuote(change: Partial<TicketQuote> = {}): TicketQuote {
  return {
    passengerNo: 1,
    segmentNo: 1,
    passagerName: '林静',
    passengerTypeID: 1,
    flightNo: 'CA1501',
    depCityName: '北京',
    arrCityName: '上海',
    takeOffTime: '2027-03-01T08:30',
    ticketNo: '9992000000001',
    ticketStatus: 'OPEN FOR USE',
    isNoShow: false,
    salePrice: 108_000,
    taxes: 7000,
    obstacle: null,
    refundFee: 10_800,
    refundPercent: 10,
    onlyTaxes: false,
    refundAmount: 104_200,
    rises: { at: '2027-02-27T00:30:00.000Z', refundFee: 21_600 },
    ...change,
  };
}

export const refundRecord = (change: Partial<RefundRecord> = {}): RefundRecord => ({
  refundNo: `${ORDER_NO}-1`,
  refundState: '退票中',
  reasonType: 1,
  reasonName: '行程变更',
  remark: '',
  applicantName: '林静',
  files: [],
  tickets: [{ passengerNo: 1, segmentNo: 1 }],
  refundFee: 10_800,
  refundAmount: 104_200,
  applyTime: '2026-11-20T02:00:00.000Z',
  doneTime: '',
  arriveTime: '',
  hasArrived: false,
  ...change,
});

/** The user's own ticket, a colleague's that cannot be refunded, and one that was flown. */
export const refundDetail = (change: Partial<RefundDetail> = {}): RefundDetail => ({
  orderNo: ORDER_NO,
  staffNO: 'S0001',
  isChange: false,
  quoteTime: '2026-11-20T02:00:00.000Z',
  tickets: [
    ticketQuote(),
    ticketQuote({
      passengerNo: 2,
      passagerName: '周明',
      refundFee: 108_000,
      refundPercent: null,
      onlyTaxes: true,
      refundAmount: 7000,
      rises: null,
    }),
    ticketQuote({
      passengerNo: 3,
      passagerName: '吴越',
      ticketStatus: 'USED/FLOWN',
      obstacle: 'flown',
      refundFee: 0,
      refundPercent: null,
      refundAmount: 0,
      rises: null,
    }),
  ],
  insurances: [{ passengerNo: 1, amount: 3000 }],
  serviceFee: 2000,
  refunds: [],
  ...change,
});
