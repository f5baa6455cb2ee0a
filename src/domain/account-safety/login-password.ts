/**
 * Length of a login password in code points. Longer ones are safer, so there is room for a sentence (OWASP ASVS 5,
 * 6.2.1, 6.2.9).
 */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

/** Estimate by zxcvbn, from 0, guessed at once, to 4, hardly ever. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Lowest accepted score: with the rate limits it withstands guessing over the network. */
export const LEAST_SCORE = 2;

export type PasswordProblem = 'short' | 'long' | 'personal' | 'common';

/** Length in code points: one emoji is one. */
export const passwordLength = (password: string): number => [...password].length;

/**
 * Returns the reason why a login password is refused, or undefined for a good one. No rules prescribe characters,
 * because such rules make passwords that are hard to remember and easy to guess (OWASP ASVS 5, 6.2.5). `personal`:
 * facts that others know of the person, such as their account and phone.
 */
export function passwordProblem(
  password: string,
  { score, personal }: { score: PasswordScore; personal: readonly string[] },
): PasswordProblem | undefined {
  const length = passwordLength(password);
  if (length < PASSWORD_LENGTH.least) return 'short';
  if (length > PASSWORD_LENGTH.most) return 'long';
  const rest = withoutPersonal(password.toLowerCase(), personal);
  // The rest without personal facts must make a password by itself.
  if (rest !== password.toLowerCase() && passwordLength(rest) < LEAST_REST) return 'personal';
  return score < LEAST_SCORE ? 'common' : undefined;
}

const LEAST_REST = 6;
/** Shorter parts occur in any password by chance. */
const LEAST_PERSONAL = 4;

function withoutPersonal(password: string, personal: readonly string[]): string {
  let rest = password;
  for (const part of personal) {
    if (part.length >= LEAST_PERSONAL) rest = rest.replaceAll(part.toLowerCase(), '');
  }
  return rest;
}
