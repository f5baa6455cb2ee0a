import type { BodyOf, ResultOf } from '../../../src/contract/call';
import type {
  queryReconciliation,
  queryReconciliationRecords,
} from '../../../src/contract/settlement/reconciliation';

type Reconciliation = ResultOf<typeof queryReconciliation>;
type Records = ResultOf<typeof queryReconciliationRecords>;

export const RECONCILIATION: Reconciliation = {
  report: { amount: 250_000 },
  ledger: {
    amount: 240_000,
    accountList: [
      { account: 'credit', amount: 210_000 },
      { account: 'prepaid', amount: 30_000 },
      { account: 'cashier', amount: 0 },
      { account: 'refundDue', amount: 0 },
    ],
  },
  bill: { amount: 215_000, billCount: 1, lineAmount: 220_000, heldAmount: 8000, lateFee: 3000 },
  causeList: [
    { cause: 'importedRecord', count: 1, amount: 10_000 },
    { cause: 'prepaid', count: 1, amount: 30_000 },
    { cause: 'otherBooking', count: 2, amount: -10_000 },
    { cause: 'disputed', count: 1, amount: 8000 },
    { cause: 'lateFee', count: 1, amount: -3000 },
  ],
  unusedTicket: { count: 1, amount: 66_000 },
  refundList: [
    { age: 'refund7', count: 1, amount: 45_000 },
    { age: 'refund30', count: 0, amount: 0 },
    { age: 'refundOlder', count: 0, amount: 0 },
  ],
};

const recordsOf = ({
  part = 'prepaid',
}: Pick<BodyOf<typeof queryReconciliationRecords>, 'part'>): Records => ({
  total: 1,
  totalAmount: 30_000,
  recordList: [
    {
      part,
      key: '7',
      day: '2026-10-08',
      orderNo: part === 'lateFee' ? '' : '26110500000002',
      billNo: part === 'lateFee' ? 'ZD20261023-100001' : '',
      recordNo: '',
      travellerName: '王伟',
      amount: 30_000,
    },
  ],
});

export const reconciliationAnswers = () => ({
  queryReconciliation: () => RECONCILIATION,
  queryReconciliationRecords: recordsOf,
});
