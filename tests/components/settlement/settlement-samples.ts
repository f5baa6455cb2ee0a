import type { SettleBill, SettleBillLine } from '../../../src/contract/settlement/bills';
import type { SettlePayment } from '../../../src/contract/settlement/payments';
import type { SettleDispute } from '../../../src/contract/settlement/disputes';
import type { SettleProduct } from '../../../src/contract/settlement/products';

export const NOW = '2026-11-26T02:00:00.000Z';

export const PLAIN_BILL: SettleBill = {
  billNo: 'ZD20261123-E001',
  billState: 'toConfirm',
  isByAccount: false,
  accountNo: '',
  accountName: '',
  periodBegin: '2026-10-23',
  periodEnd: '2026-11-22',
  billDate: '2026-11-23',
  lineCount: 0,
  totalAmount: 0,
  heldCount: 0,
  carriedAmount: 0,
  heldAmount: 0,
  payableAmount: 0,
  paidAmount: 0,
  outstandingAmount: 0,
  confirmBy: '2026-11-30',
  dueDate: '2027-01-07',
  lateDays: 0,
  lateFee: 0,
  openDisputeCount: 0,
  isConfirmed: false,
  revision: 1,
};
export const settleBill = (given: Partial<SettleBill>): SettleBill => ({ ...PLAIN_BILL, ...given });

const PLAIN_LINE: SettleBillLine = {
  lineNo: 1,
  kind: 'fare',
  part: '',
  amount: 120_000,
  bookedTime: '2026-11-01T01:30:00.000Z',
  orderNo: '26110100000001',
  ticketNo: '999-1234567890',
  product: 'flight',
  travellerNO: 'S0002',
  travellerName: '陈思远',
  routeName: '北京-上海',
  flightNo: 'CA1501',
  deptNO: 'D01',
  deptName: '研发部',
  costCenterNO: 'E001C1',
  costCenterName: '研发费用',
  entityNO: 'E001A1',
  entityName: '远航科技（上海）有限公司',
  lineDispute: 'none',
  disputeNo: '',
  fromBillNo: '',
  canDispute: true,
};
export const billLine = (given: Partial<SettleBillLine>): SettleBillLine => ({ ...PLAIN_LINE, ...given });

const NOT_OF_FLIGHTS = { routeName: '', flightNo: '', ticketNo: '' };
/** Lines of the bill that waits for confirmation: two travellers and a change, a refund, and a carried-over line. */
export const LINES: readonly SettleBillLine[] = [
  billLine({}),
  billLine({ lineNo: 2, kind: 'fund', amount: 5_000 }),
  billLine({ lineNo: 3, kind: 'fuel', amount: 2_000 }),
  billLine({ lineNo: 4, kind: 'service', amount: 1_000, ...NOT_OF_FLIGHTS }),
  billLine({
    lineNo: 5,
    kind: 'change',
    part: 'changeFee',
    amount: 12_000,
    orderNo: '26110500000002',
    bookedTime: '2026-11-05T06:00:00.000Z',
    travellerNO: 'S0001',
    travellerName: '林静',
    routeName: '上海-广州',
    flightNo: 'MU5301',
    deptNO: 'D02',
    deptName: '市场部',
    costCenterNO: '',
    costCenterName: '',
  }),
  billLine({
    lineNo: 6,
    kind: 'refund',
    amount: -80_000,
    orderNo: '26110800000003',
    bookedTime: '2026-11-08T06:00:00.000Z',
    travellerNO: 'S0001',
    travellerName: '林静',
    deptNO: 'D02',
    deptName: '市场部',
  }),
  billLine({
    lineNo: 7,
    kind: 'dispute',
    amount: 30_000,
    bookedTime: '2026-10-01T06:00:00.000Z',
    lineDispute: 'refused',
    disputeNo: `ZY${'1'.repeat(32)}`,
    fromBillNo: 'ZD20261023-E001',
    canDispute: false,
  }),
];

/** Sum of lines in fen. */
export const sum = (lines: readonly SettleBillLine[]): number =>
  lines.reduce((of, { amount }) => of + amount, 0);

/** Only the latest bill has lines; the others have their totals only. */
export const BILLS: readonly SettleBill[] = [
  settleBill({ lineCount: LINES.length, totalAmount: sum(LINES) }),
  settleBill({
    billNo: 'ZD20261023-E001',
    billState: 'confirmed',
    periodBegin: '2026-09-23',
    periodEnd: '2026-10-22',
    billDate: '2026-10-23',
    lineCount: 40,
    totalAmount: 4_000_000,
    heldCount: 1,
    heldAmount: 30_000,
    payableAmount: 3_970_000,
    outstandingAmount: 3_970_000,
    dueDate: '2026-12-07',
    isConfirmed: true,
  }),
  settleBill({
    billNo: 'ZD20260923-E001',
    billState: 'overdue',
    periodBegin: '2026-08-23',
    periodEnd: '2026-09-22',
    billDate: '2026-09-23',
    lineCount: 12,
    totalAmount: 1_000_000,
    payableAmount: 1_000_000,
    outstandingAmount: 1_009_500,
    dueDate: '2026-11-07',
    lateDays: 19,
    lateFee: 9_500,
    isConfirmed: true,
  }),
  settleBill({
    billNo: 'ZD20260823-E001',
    billState: 'settled',
    periodBegin: '2026-07-23',
    periodEnd: '2026-08-22',
    billDate: '2026-08-23',
    lineCount: 3,
    totalAmount: 300_000,
    payableAmount: 300_000,
    paidAmount: 300_000,
    dueDate: '2026-10-07',
    isConfirmed: true,
  }),
];

/** Payments: for the settled bill a part by its code, and the rest with an excess. */
export const PAYMENTS: readonly { billNo: string; payment: SettlePayment }[] = [
  {
    billNo: 'ZD20260823-E001',
    payment: {
      paidDate: '2026-09-30',
      receivedAmount: 150_000,
      billAmount: 100_000,
      walletAmount: 50_000,
      how: 'hand',
      payerName: '远航科技（上海）有限公司',
      bankReference: 'ICBC20260930001',
      bookedTime: '2026-10-01T02:00:00.000Z',
    },
  },
  {
    billNo: 'ZD20260823-E001',
    payment: {
      paidDate: '2026-09-20',
      receivedAmount: 200_000,
      billAmount: 200_000,
      walletAmount: 0,
      how: 'code',
      payerName: '远航科技（上海）有限公司',
      bankReference: 'ICBC20260920007',
      bookedTime: '2026-09-21T02:00:00.000Z',
    },
  },
];

export const PLAIN_DISPUTE: SettleDispute = {
  disputeNo: `ZY${'1'.repeat(32)}`,
  billNo: 'ZD20261023-E001',
  disputeState: 'partlyAccepted',
  reason: 'amount',
  lineCount: 1,
  lineAmount: 120_000,
  claimAmount: 50_000,
  acceptedAmount: 20_000,
  correctionBillNo: '',
  raisedBy: '刘敏',
  raisedTime: '2026-10-24T02:00:00.000Z',
  endedTime: '2026-10-26T03:00:00.000Z',
  lastMessageTime: '2026-10-26T03:00:00.000Z',
  lastSender: 'agency',
};

export function product(given: Partial<SettleProduct>): SettleProduct {
  return {
    productNo: '1',
    productName: '国内机票',
    isAllStaff: true,
    isOpen: true,
    personArray: [],
    deptArray: [],
    positionArray: [],
    revision: 0,
    changedBy: '',
    changedTime: '',
    ...given,
  };
}
