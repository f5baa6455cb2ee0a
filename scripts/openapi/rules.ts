/** An action of a valibot pipe, as far as it is read here. */
export interface Action {
  type: string;
  kind: string;
  requirement?: unknown;
  message?: unknown;
  operation?: { name?: string };
}

/** A rule that JSON schema cannot express; the reference gateway keeps it. */
export interface Rule {
  /** Kind of the rule, as valibot names it. */
  rule: string;
  /** Its requirement, where it can be written down. */
  requirement?: string;
  /** Message of the refusal, in Chinese. */
  message?: string;
}

export function ruleOf({ type, requirement, message, operation }: Action): Rule {
  const written = requirement instanceof RegExp ? String(requirement) : operation?.name;
  return {
    rule: type,
    ...(written !== undefined && written !== '' && { requirement: written }),
    ...(typeof message === 'string' && message !== '' && { message }),
  };
}

const WORDS: Readonly<Record<string, string>> = {
  trim: 'Spaces at both ends are removed.',
  to_upper_case: 'Read in upper case.',
  to_lower_case: 'Read in lower case.',
  normalize: 'Read in Unicode normal form.',
  transform: 'Read in its plain form: full-width signs, spaces and separators do not count.',
};

/** True for a rule that nearly every text has and that needs no words. */
export const isDefault = ({ rule }: Rule): boolean => rule === 'trim';

export function textOfRule({ rule, requirement, message }: Rule): string {
  if (rule === 'transform' && !requirement?.startsWith('plain')) return 'Read in its normal form.';
  const words = WORDS[rule];
  if (words !== undefined) return words;
  const about = rule === 'regex' && requirement !== undefined ? `Must match ${requirement}` : 'Further rule';
  return message === undefined ? `${about}.` : `${about}: “${message}”.`;
}
