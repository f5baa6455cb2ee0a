export type SecurityPasswordProblem = 'form' | 'same' | 'run' | 'birthday' | 'phone';

/**
 * What makes six digits too easy to guess: one digit six times, a run of digits up or down, the person's birthday, the
 * beginning or end of their phone number. undefined: nothing. `birthday`: YYYY-MM-DD, '' where it is not known.
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

/** A day as people write it in six digits: YYMMDD, DDMMYY, MMDDYY, YYYYMM. */
function spellings(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const short = year.slice(2);
  return [short + month + day, day + month + short, month + day + short, year + month];
}
