/** Letters and digits of a 统一社会信用代码 by their value (GB 32100): I, O, S, V and Z do not occur. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** Weights of the first 17 characters: the powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** Registering authority and kind of organisation, six digits of a region (GB/T 2260), organisation, check character. */
const FORM = new RegExp(`^[${CHARACTERS}]{2}\\d{6}[${CHARACTERS}]{10}$`);

/** Problem of a tax number: it is empty, has not 18 characters, contains others, or its check character is wrong. */
export type TaxNoProblem = 'missing' | 'length' | 'form' | 'check';

/** Accepts lower-case letters and surrounding spaces. */
export const plainTaxNo = (input: string): string => input.trim().toUpperCase();

/** Checks the tax number of an enterprise, its 统一社会信用代码 (GB 32100). Returns undefined for a valid one. */
export function taxNoProblem(input: string): TaxNoProblem | undefined {
  const taxNo = plainTaxNo(input);
  if (taxNo === '') return 'missing';
  if (taxNo.length !== 18) return 'length';
  if (!FORM.test(taxNo)) return 'form';
  return taxNo.at(17) === checkCharacter(taxNo) ? undefined : 'check';
}

function checkCharacter(taxNo: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * CHARACTERS.indexOf(taxNo.charAt(i)), 0);
  return CHARACTERS[(31 - (sum % 31)) % 31];
}
