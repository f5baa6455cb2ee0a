/** Letters and digits of a 统一社会信用代码 by their value (GB 32100): I, O, S, V and Z are none. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** Of the first 17 characters: the powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** Registering authority and kind of organisation, six digits of a region (GB/T 2260), organisation, check character. */
const FORM = new RegExp(`^[${CHARACTERS}]{2}\\d{6}[${CHARACTERS}]{10}$`);

/** What is wrong with it: nothing stands there, it is no 18 characters, there are others in it, the last one does not fit. */
export type TaxNoProblem = 'missing' | 'length' | 'form' | 'check';

/** Small letters and spaces around it are accepted. */
export const plainTaxNo = (input: string): string => input.trim().toUpperCase();

/** Checks the tax number of an enterprise, its 统一社会信用代码 (GB 32100); undefined: it is one. */
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
