/**
 * Codes that payers write into the purpose of a transfer to identify the bill: HK, seven digits of the bill and two
 * check digits after ISO 7064 MOD 97-10, as of an IBAN. One wrong digit is always found, and so are any two that are
 * swapped.
 */
const PREFIX = 'HK';
const NO_DIGITS = 7;
const CHECK_DIGITS = 2;

/** Returns the code of a bill's remittance number, 1 to 9,999,999. Throws RangeError for any other. */
export function remittanceCodeOf(no: number): string {
  if (!Number.isInteger(no) || no < 1 || no >= 10 ** NO_DIGITS) {
    throw new RangeError(`Not a remittance number: ${no}`);
  }
  const check = 98 - ((no * 100) % 97);
  return `${PREFIX}${String(no).padStart(NO_DIGITS, '0')}${String(check).padStart(CHECK_DIGITS, '0')}`;
}

/** Returns the remittance number of a code as it is written on bills; undefined for an invalid code. */
export function remittanceNoOf(code: string): number | undefined {
  const [, digits] = /^HK(\d{9})$/.exec(code) ?? [];
  if (digits === undefined || Number(digits) % 97 !== 1) return undefined;
  const no = Math.floor(Number(digits) / 100);
  return no > 0 && remittanceCodeOf(no) === code ? no : undefined;
}

/** Codes found in a purpose. */
export interface WrittenCodes {
  /** Remittance numbers of its codes, without duplicates. */
  nos: number[];
  /** True when it contains an invalid code: a digit is missing, wrong, or one too many. */
  isWrong: boolean;
}

// People and banks put blanks and hyphens between digits.
const MEANT = /HK[\s-]*\d/g;
const WRITTEN = /^HK[\s-]*((?:\d[\s-]*){8}\d)(?!\d)/;

/**
 * Finds codes in a purpose as payers write them: in lower-case or full-width letters, with blanks between, in any text.
 */
export function codesIn(purpose: string): WrittenCodes {
  const text = purpose.normalize('NFKC').toUpperCase();
  const nos = new Set<number>();
  let isWrong = false;
  for (const { index } of text.matchAll(MEANT)) {
    const digits = WRITTEN.exec(text.slice(index))?.[1]?.replace(/[\s-]/g, '');
    const no = digits === undefined ? undefined : remittanceNoOf(`${PREFIX}${digits}`);
    if (no === undefined) isWrong = true;
    else nos.add(no);
  }
  return { nos: [...nos], isWrong };
}
