import { codesIn } from './remittance-code';
import { owedOn, splitTransfer, type BillToPay } from './remittance-split';

/** A row of a bank statement: money that came in. */
export interface Transfer {
  /** The bank's; no two rows have the same. */
  reference: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Fen, above 0. */
  amount: number;
  payerName: string;
  purpose: string;
}

/** A bill that was confirmed, settled since or not. */
export interface MatchedBill extends BillToPay {
  billNo: string;
  remittanceNo: number;
  billDate: string;
  isSettled: boolean;
  /** Of the enterprise and its legal entities, as a bank has them. */
  payerNames: readonly string[];
}

/**
 * `exact`: by its code, in the amount that settles the bill. `code`: by its code, in part or with something over. `amount`: without a
 * code, by the amount that settles the bill on that day and by who paid.
 */
export type MatchedHow = 'exact' | 'code' | 'amount';

/**
 * Why a row is left for the hand. `codeWrong`: what stands there for a code is none. `codesSeveral`: codes of several bills.
 * `codeUnknown`: of no bill that is confirmed. `noneFits`, `severalFit`: by amount, day and payer no bill fits, or more than one, or
 * one that another row fits as well.
 */
export type LeftWhy = 'codeWrong' | 'codesSeveral' | 'codeUnknown' | 'noneFits' | 'severalFit';

export type TransferMatch =
  | { reference: string; billNo: string; how: MatchedHow }
  | { reference: string; why: LeftWhy };

/** A name as it is compared: blanks, width and case of letters and brackets make no other payer. */
const payerKey = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/**
 * Which bill each row is for. Rows count in the order of their days, so that what one pays is owed to the next no more; in what order
 * they are given makes no difference. A code decides alone, whoever paid. Without one a bill is found only where nothing else fits:
 * neither another bill, nor another row the same bill.
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

/** Bills by the names of those who pay them; nobody without a name does. */
function byPayer(bills: readonly MatchedBill[]): ReadonlyMap<string, MatchedBill[]> {
  const ofPayer = new Map<string, MatchedBill[]>();
  for (const bill of bills) {
    for (const payer of new Set(bill.payerNames.map(payerKey))) {
      if (payer !== '') ofPayer.set(payer, [...(ofPayer.get(payer) ?? []), bill]);
    }
  }
  return ofPayer;
}

/** Nobody pays a bill before it is made. */
const fits = ({ day, amount }: Transfer, bill: MatchedBill): boolean =>
  !bill.isSettled && day >= bill.billDate && owedOn(day, bill) === amount;

/** A bill as it stands once a transfer is booked. */
function paidWith(bill: MatchedBill, { day, amount }: Transfer): MatchedBill {
  if (bill.isSettled) return bill;
  const { toBill, settledFee } = splitTransfer(bill, { day, amount });
  if (toBill === 0) return bill;
  const payments = [...bill.payments, { day, amount: toBill }];
  return { ...bill, payments, isSettled: settledFee !== null };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
