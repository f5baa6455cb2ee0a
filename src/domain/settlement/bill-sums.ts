import type { LineKind, SettleBill } from '../../contract/settlement/bills';

/** What came over from earlier bills stands there as well. What was accepted is taken off here alone. */
const CARRIED: ReadonlySet<LineKind> = new Set(['dispute', 'balance']);

interface KindAmount {
  kind: LineKind;
  amount: number;
}

/** What of a bill stands on an earlier one too. */
export const carriedOf = (kinds: readonly KindAmount[]): number =>
  kinds.filter(({ kind }) => CARRIED.has(kind)).reduce((sum, { amount }) => sum + amount, 0);

/** What of a bill settled an earlier one that came to below 0: that owed it, too. */
export const balanceOf = (kinds: readonly KindAmount[]): number =>
  kinds.filter(({ kind }) => kind === 'balance').reduce((sum, { amount }) => sum + amount, 0);

export type BillSum = Pick<
  SettleBill,
  'totalAmount' | 'carriedAmount' | 'payableAmount' | 'paidAmount' | 'outstandingAmount' | 'lateFee'
> & { kinds: readonly KindAmount[] };

/** What is left of the late fee: payments go to what is owed first. */
export const lateFeeLeft = (bill: Pick<SettleBill, 'lateFee' | 'outstandingAmount'>): number =>
  Math.min(bill.lateFee, bill.outstandingAmount);

/** What bills come to together: a line that stands on two of them counts once, on the first. */
export function sumsOfBills(bills: readonly BillSum[]) {
  const sumOf = (of: (bill: BillSum) => number) => bills.reduce((sum, bill) => sum + of(bill), 0);
  return {
    totalAmount: sumOf(({ totalAmount, carriedAmount }) => totalAmount - carriedAmount),
    carriedAmount: sumOf(({ carriedAmount }) => carriedAmount),
    payableAmount: sumOf(({ payableAmount, kinds }) => payableAmount - balanceOf(kinds)),
    paidAmount: sumOf(({ paidAmount }) => paidAmount),
    outstandingAmount: sumOf(({ outstandingAmount }) => outstandingAmount),
    outstandingLateFee: sumOf(lateFeeLeft),
  };
}
