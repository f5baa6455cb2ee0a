/** An amount in fen with the company's share `company`: more than 0 and less than all of it, or 0 for none. */
export interface SharedAmount {
  amount: number;
  company: number;
}

/**
 * Returns the company's part of a refund, in proportion to its share. `former`: earlier refunds. Computed on the sum of
 * all refunds, rounded down to the fen, so that the last refund completes the exact share of each. Throws RangeError
 * for more than is left.
 */
export function companyShareOf(back: number, { amount, company }: SharedAmount, former = 0): number {
  if (back < 0 || former < 0 || former + back > amount) throw new RangeError(`Not ${back} of ${amount} left`);
  return shareOf(former + back, company, amount) - shareOf(former, company, amount);
}

/** Rounds down. Uses BigInt because the product may exceed the safe integers. */
const shareOf = (back: number, company: number, amount: number): number =>
  amount === 0 ? 0 : Number((BigInt(back) * BigInt(company)) / BigInt(amount));
