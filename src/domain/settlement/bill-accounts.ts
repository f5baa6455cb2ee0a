/** A bill that came to less than 0. */
interface FromBill {
  /** It was of one accounting entity, or of what has none. */
  isByAccount: boolean;
  /** Of the accounting entity; '' of all in one, or of what has none. */
  accountNo: string;
}

interface IntoClosing {
  /** The one bill, or that of what has no accounting entity. */
  billNo: string;
  /** Those that have bills of their own; none: there is one bill alone. */
  accounts: readonly { accountNo: string; billNo: string }[];
  /** What is on its bills already, fen. */
  lines: readonly { billNo: string; amount: number }[];
}

/**
 * The bill that takes off what an earlier one came to below 0: the next of the same accounting entity, or the one bill where there is
 * one alone again. The balance of one bill of all is whoever's: it goes where the most is owed, of equals to the lower number, so that it
 * does not stay over where nothing is.
 */
export function billOfBalance(from: FromBill, { billNo, accounts, lines }: IntoClosing): string {
  if (from.isByAccount || accounts.length === 0) {
    return accounts.find(({ accountNo }) => accountNo === from.accountNo)?.billNo ?? billNo;
  }
  const owed = new Map<string, number>();
  for (const line of lines) owed.set(line.billNo, (owed.get(line.billNo) ?? 0) + line.amount);
  const [most] = [...owed].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return most !== undefined && most[1] > 0 ? most[0] : billNo;
}
