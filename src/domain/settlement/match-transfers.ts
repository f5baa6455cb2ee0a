import { codesIn } from './remittance-code';
import { owedOn, splitTransfer, type BillToPay } from './remittance-split';

/** A row of a bank statement: money received. */
export interface Transfer {
  /** The bank's reference, unique per row. */
  reference: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Fen, above 0. */
  amount: number;
  payerName: string;
  purpose: string;
}

/** A confirmed bill, possibly settled since. */
export interface MatchedBill extends BillToPay {
  billNo: string;
  remittanceNo: number;
  billDate: string;
  isSettled: boolean;
  /** Names of the enterprise and its legal entities, as banks have them. */
  payerNames: readonly string[];
}

/**
 * `exact`: by its code, in the amount that settles the bill. `code`: by its code, in part or with an excess. `amount`:
 * without a code, by the amount that settles the bill on that day and by the payer.
 */
export type MatchedHow = 'exact' | 'code' | 'amount';

/**
 * Reason why a row needs manual assignment. `codeWrong`: its code is invalid. `codesSeveral`: codes of several bills.
 * `codeUnknown`: no confirmed bill has the code. `noneFits`, `severalFit`: by amount, day and payer no bill fits, or
 * more than one, or one that another row fits as well. `noneFits` also for a code of a bill that is younger than the
 * row: its day is wrong, and would spare the late fee.
 */
export type UnmatchedReason = 'codeWrong' | 'codesSeveral' | 'codeUnknown' | 'noneFits' | 'severalFit';

export type TransferMatch =
  | { reference: string; billNo: string; how: MatchedHow }
  | { reference: string; why: UnmatchedReason };

/** Normalises a payer's name for comparison: without differences in blanks, width and case of letters and brackets. */
const payerKey = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/**
 * Matches each row with a bill. Rows are processed in the order of their days, so that each payment reduces the amount
 * owed for the next; the given order is irrelevant. A code decides alone, regardless of the payer. Without one a match
 * must be unique: neither another bill for the row, nor another row for the bill.
 */
export function matchTransfers(
  transfers: readonly Transfer[],
  bills: readonly MatchedBill[],
): TransferMatch[] {
  const inOrder = [...transfers].sort((a, b) => compare(a.day, b.day) || compare(a.reference, b.reference));
  const byNo = new Map(bills.map((bill) => [bill.remittanceNo, bill]));
  const matches: TransferMatch[] = [];
  const uncoded: Transfer[] = [];
  for (const transfer of inOrder) {
    const { reference, purpose } = transfer;
    const { nos, isWrong } = codesIn(purpose);
    const [no, ...others] = nos;
    if (no === undefined && !isWrong) {
      uncoded.push(transfer);
      continue;
    }
    const bill = no === undefined ? undefined : byNo.get(no);
    if (isWrong) matches.push({ reference, why: 'codeWrong' });
    else if (others.length > 0) matches.push({ reference, why: 'codesSeveral' });
    else if (bill === undefined) matches.push({ reference, why: 'codeUnknown' });
    else if (isBefore(transfer, bill)) matches.push({ reference, why: 'noneFits' });
    else {
      const isExact = !bill.isSettled && owedOn(transfer.day, bill) === transfer.amount;
      matches.push({ reference, billNo: bill.billNo, how: isExact ? 'exact' : 'code' });
      byNo.set(bill.remittanceNo, paidWith(bill, transfer));
    }
  }
  return [...matches, ...matchByAmount(uncoded, [...byNo.values()])];
}

function matchByAmount(transfers: readonly Transfer[], bills: readonly MatchedBill[]): TransferMatch[] {
  const ofPayer = byPayer(bills);
  const found = transfers.map((transfer) => ({
    reference: transfer.reference,
    billNos: (ofPayer.get(payerKey(transfer.payerName)) ?? [])
      .filter((bill) => fits(transfer, bill))
      .map(({ billNo }) => billNo),
  }));
  const rowsOf = new Map<string, number>();
  for (const billNo of found.flatMap(({ billNos }) => billNos)) {
    rowsOf.set(billNo, (rowsOf.get(billNo) ?? 0) + 1);
  }
  return found.map(({ reference, billNos }) => {
    const [billNo, ...others] = billNos;
    if (billNo === undefined) return { reference, why: 'noneFits' };
    if (others.length > 0 || rowsOf.get(billNo) !== 1) return { reference, why: 'severalFit' };
    return { reference, billNo, how: 'amount' };
  });
}

/** Groups bills by their payers' names; bills without names have no payer. */
function byPayer(bills: readonly MatchedBill[]): ReadonlyMap<string, MatchedBill[]> {
  const ofPayer = new Map<string, MatchedBill[]>();
  for (const bill of bills) {
    for (const payer of new Set(bill.payerNames.map(payerKey))) {
      if (payer !== '') ofPayer.set(payer, [...(ofPayer.get(payer) ?? []), bill]);
    }
  }
  return ofPayer;
}

/** A payment cannot precede its bill. */
const isBefore = ({ day }: Transfer, { billDate }: MatchedBill): boolean => day < billDate;

const fits = (transfer: Transfer, bill: MatchedBill): boolean =>
  !bill.isSettled && !isBefore(transfer, bill) && owedOn(transfer.day, bill) === transfer.amount;

/** Returns the bill after the booking of a transfer. */
function paidWith(bill: MatchedBill, { day, amount }: Transfer): MatchedBill {
  if (bill.isSettled) return bill;
  const { toBill, settledFee } = splitTransfer(bill, { day, amount });
  if (toBill === 0) return bill;
  const payments = [...bill.payments, { day, amount: toBill }];
  return { ...bill, payments, isSettled: settledFee !== null };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
