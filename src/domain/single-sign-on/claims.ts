import type { MatchedField, SignOnRefusal } from '../../contract/agency/connections/identity-providers';
import { joiningNameProblem, tidyName } from '../invite/joining-name';
import { isPhone, plainPhone } from '../typed/typed';

/** Claims of an ID token, with those of the user info. */
export type Claims = Readonly<Record<string, unknown>>;

export interface ClaimRule {
  matchedField: MatchedField;
  matchedClaim: string;
  trustsMail: boolean;
  domainList: readonly string[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/**
 * Value of the claim that names the person, in the form of the staff record. Mails and phones count only if the provider
 * has verified them, because their users could set any. Its statements are about the claims `email` and `phone_number`.
 */
export function matchedValue(
  claims: Claims,
  rule: ClaimRule,
): { value: string; refusal?: never } | { value?: never; refusal: SignOnRefusal } {
  const value = textOf(claims[rule.matchedClaim]);
  if (value === '' || value.length > 200) return { refusal: 'claimMissing' };
  if (rule.matchedField === 'jobNo') return { value };
  if (rule.matchedField === 'phone') {
    if (!isPhone(value)) return { refusal: 'claimMissing' };
    return rule.matchedClaim === 'phone_number' && claims['phone_number_verified'] === true
      ? { value: plainPhone(value) }
      : { refusal: 'phoneUnverified' };
  }
  return mailOf(value, claims, rule);
}

function mailOf(value: string, claims: Claims, { matchedClaim, trustsMail, domainList }: ClaimRule) {
  const mail = value.toLowerCase();
  if (!isMail(mail)) return { refusal: 'claimMissing' } as const;
  // the statement is about the claim `email` alone
  const isStated = matchedClaim === 'email' || textOf(claims['email']).toLowerCase() === mail;
  const verified = isStated ? claims['email_verified'] : undefined;
  // a trusting rule stands in for a missing statement, not for a denial
  if (verified !== true && !(trustsMail && verified === undefined)) {
    return { refusal: 'mailUnverified' } as const;
  }
  const isOwn = domainList.includes(mail.slice(mail.lastIndexOf('@') + 1));
  return isOwn ? { value: mail } : ({ refusal: 'mailForeign' } as const);
}

const STATEMENTS: Readonly<Record<string, string>> = {
  email: 'email_verified',
  phone_number: 'phone_number_verified',
};

/** Returns whether an ID token has all that a rule needs, with the statement about the value. */
export const isWhole = (
  token: Claims,
  { matchedField, matchedClaim }: Omit<ClaimRule, 'domainList'>,
): boolean => {
  const statement = matchedField === 'jobNo' ? undefined : STATEMENTS[matchedClaim];
  return token[matchedClaim] !== undefined && (statement === undefined || token[statement] !== undefined);
};

/**
 * Claims of an ID token, and those of the user info that it lacks. A value and the statement about it come from one of
 * them, the token first; a denial in either counts.
 */
export function joinedClaims(token: Claims, info: Claims): Claims {
  const joined: Record<string, unknown> = { ...info, ...token };
  for (const [claim, statement] of Object.entries(STATEMENTS)) {
    const having = [token, info].filter((source) => source[claim] !== undefined);
    const source = having.find((one) => one[statement] !== undefined) ?? having[0];
    joined[claim] = source?.[claim];
    joined[statement] = [token, info].some((one) => one[statement] === false) ? false : source?.[statement];
  }
  return joined;
}

const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A person to add, as their claims describe them. */
interface NewPerson {
  name: string;
  /** '' for the usual one. */
  jobNo: string;
  mail: string;
  phone: string;
}

/** The person of claims; undefined without a usable name. Unverified mails and phones are left out. */
export function newPersonOf(claims: Claims, rule: ClaimRule): NewPerson | undefined {
  const parted = textOf(claims['family_name']) + textOf(claims['given_name']);
  const name = tidyName(textOf(claims['name']) || parted);
  if (joiningNameProblem(name) !== undefined) return undefined;
  const matched = matchedValue(claims, rule).value ?? '';
  const of = (matchedField: MatchedField, matchedClaim: string) =>
    matchedValue(claims, { ...rule, matchedField, matchedClaim }).value ?? '';
  return {
    name,
    jobNo: rule.matchedField === 'jobNo' ? matched : '',
    mail: rule.matchedField === 'email' ? matched : of('email', 'email'),
    phone: rule.matchedField === 'phone' ? matched : of('phone', 'phone_number'),
  };
}

/** Names in a claim that may be one text or a list. */
export const namesIn = (claims: Claims, claim: string): readonly string[] =>
  claim === ''
    ? []
    : [claims[claim]]
        .flat()
        .map(textOf)
        .filter((name) => name !== '');

/** Authentication methods of RFC 8176 that prove two factors by themselves, and those that each prove one. */
const WHOLE: ReadonlySet<string> = new Set(['mfa', 'mca']);
const KNOWN: ReadonlySet<string> = new Set(['pwd', 'pin', 'kba']);
const OWNED: ReadonlySet<string> = new Set(['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'pop']);
const BODY: ReadonlySet<string> = new Set(['fpt', 'face', 'iris', 'vbm', 'retina']);

/** Returns whether the claim `amr` says that the provider has proved two different factors. */
export function provesTwoFactors(claims: Claims): boolean {
  const methods = namesIn(claims, 'amr');
  if (methods.some((method) => WHOLE.has(method))) return true;
  const kinds = [KNOWN, OWNED, BODY].filter((kind) => methods.some((method) => kind.has(method)));
  return kinds.length >= 2;
}
