import type { LineKind, SettleBill } from '../../contract/settlement/bills';

/** Lines of these kinds are on an earlier bill too; deductions for accepted disputes are on this one alone. */
const CARRIED: ReadonlySet<LineKind> = new Set(['dispute', 'balance']);

interface KindAmount {
  kind: LineKind;
  amount: number;
}

/** Amount of the lines that are on an earlier bill too. */
export const carriedOf = (kinds: readonly KindAmount[]): number =>
  kinds.filter(({ kind }) => CARRIED.has(kind)).reduce((sum, { amount }) => sum + amount, 0);

/**
 * Negative balance of an earlier bill that this one settles; the payable amount of the earlier bill includes it too.
 */
export const balanceOf = (kinds: readonly KindAmount[]): number =>
  kinds.filter(({ kind }) => kind === 'balance').reduce((sum, { amount }) => sum + amount, 0);

export type BillSum = Pick<
  SettleBill,
  'totalAmount' | 'carriedAmount' | 'payableAmount' | 'paidAmount' | 'outstandingAmount' | 'lateFee'
> & { kinds: readonly KindAmount[] };

/** Unpaid part of the late fee: payments settle the rest of the bill first. */
export const remainingLateFee = (bill: Pick<SettleBill, 'lateFee' | 'outstandingAmount'>): number =>
  Math.min(bill.lateFee, bill.outstandingAmount);

/** Sums over bills: a line on two of them counts once, on the first. */
export function sumsOfBills(bills: readonly BillSum[]) {
  const sumOf = (of: (bill: BillSum) => number) => bills.reduce((sum, bill) => sum + of(bill), 0);
  return {
    totalAmount: sumOf(({ totalAmount, carriedAmount }) => totalAmount - carriedAmount),
    carriedAmount: sumOf(({ carriedAmount }) => carriedAmount),
    payableAmount: sumOf(({ payableAmount, kinds }) => payableAmount - balanceOf(kinds)),
    paidAmount: sumOf(({ paidAmount }) => paidAmount),
    outstandingAmount: sumOf(({ outstandingAmount }) => outstandingAmount),
    outstandingLateFee: sumOf(remainingLateFee),
  };
}
