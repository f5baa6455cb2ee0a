/** A bill with a negative total. */
interface FromBill {
  /** True for the bill of one accounting entity, or of the lines without one. */
  isByAccount: boolean;
  /** Accounting entity; '' for the bill of all entities, or of the lines without one. */
  accountNo: string;
}

interface ClosingInput {
  /** The single bill, or that of the lines without an accounting entity. */
  billNo: string;
  /** Accounting entities with bills of their own; empty when there is a single bill. */
  accounts: readonly { accountNo: string; billNo: string }[];
  /** Lines that are on its bills already, fen. */
  lines: readonly { billNo: string; amount: number }[];
}

/**
 * Returns the bill that deducts the negative total of an earlier one: the next of the same accounting entity, or the
 * single bill where there is one again. The balance of a former bill for all belongs to no particular entity: it goes
 * to the bill with the highest amount, of equals to the lower number, so that it is not left over on a bill without
 * charges.
 */
export function billOfBalance(from: FromBill, { billNo, accounts, lines }: ClosingInput): string {
  if (from.isByAccount || accounts.length === 0) {
    return accounts.find(({ accountNo }) => accountNo === from.accountNo)?.billNo ?? billNo;
  }
  const owed = new Map<string, number>();
  for (const line of lines) owed.set(line.billNo, (owed.get(line.billNo) ?? 0) + line.amount);
  const [most] = [...owed].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return most !== undefined && most[1] > 0 ? most[0] : billNo;
}
