/** Fen that two bear together, `company` of `amount`: more than 0 and less than all of it, or 0 for none. */
export interface SharedAmount {
  amount: number;
  company: number;
}

/**
 * The company's part of money that goes back, in proportion to what it bore. `former`: what went back before. Counted on
 * the sum of all that went back, down to the fen, so that with the last of it each has back exactly what they bore. Throws
 * RangeError for more than is left.
 */
export function companyShareOf(back: number, { amount, company }: SharedAmount, former = 0): number {
  if (back < 0 || former < 0 || former + back > amount) throw new RangeError(`Not ${back} of ${amount} left`);
  return shareOf(former + back, company, amount) - shareOf(former, company, amount);
}

/** Rounded down. The product may be more than a number holds exactly. */
const shareOf = (back: number, company: number, amount: number): number =>
  amount === 0 ? 0 : Number((BigInt(back) * BigInt(company)) / BigInt(amount));
