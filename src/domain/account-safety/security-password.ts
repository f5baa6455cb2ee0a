export type SecurityPasswordProblem = 'form' | 'same' | 'run' | 'birthday' | 'phone';

/**
 * Returns the reason why six digits are too easy to guess, or undefined: one digit six times, a run of digits up or
 * down, the person's birthday, the beginning or end of their phone number. `birthday`: YYYY-MM-DD, '' when unknown.
 */
export function securityPasswordProblem(
  digits: string,
  { birthday, phone }: { birthday: string; phone: string },
): SecurityPasswordProblem | undefined {
  if (!/^\d{6}$/.test(digits)) return 'form';
  const steps = [...digits].slice(1).map((digit, i) => Number(digit) - Number(digits[i]));
  if (steps.every((step) => step === 0)) return 'same';
  if (steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9)) {
    return 'run';
  }
  if (birthday !== '' && spellings(birthday).includes(digits)) return 'birthday';
  if (phone !== '' && (phone.startsWith(digits) || phone.endsWith(digits))) return 'phone';
  return undefined;
}

/** Common six-digit forms of a day: YYMMDD, DDMMYY, MMDDYY, YYYYMM. */
function spellings(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const short = year.slice(2);
  return [short + month + day, day + month + short, month + day + short, year + month];
}
