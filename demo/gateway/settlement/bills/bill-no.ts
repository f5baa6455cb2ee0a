/**
 * Returns the number of a closing. It is stable for a clearing date and enterprise, and also names the only bill or the
 * bill of lines without an account.
 */
export const billNoOf = (enterpriseNum: string, billDate: string): string =>
  `ZD${billDate.replaceAll('-', '')}-${enterpriseNum}`;

/** Returns the number of one account's bill in a closing; `sequence` is the account's number within its enterprise. */
export const accountBillNo = (closingNo: string, sequence: number): string =>
  `${closingNo}-${String(sequence).padStart(2, '0')}`;
