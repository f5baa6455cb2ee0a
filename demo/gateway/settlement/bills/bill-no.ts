/** One a clearing date and enterprise: made again it is the same. It is the number of the closing, and of the one bill or that of no account. */
export const billNoOf = (enterpriseNum: string, billDate: string): string =>
  `ZD${billDate.replaceAll('-', '')}-${enterpriseNum}`;

/** Of one account's bill in a closing; `sequence`: of the account in its enterprise. */
export const accountBillNo = (closingNo: string, sequence: number): string =>
  `${closingNo}-${String(sequence).padStart(2, '0')}`;
