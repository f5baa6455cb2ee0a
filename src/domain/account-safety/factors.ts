import type { Factor } from '../../contract/account-safety/account-safety';

/** Factors in display order. */
const FACTORS: readonly Factor[] = ['password', 'sms', 'mail', 'totp', 'securityPassword', 'recoveryCode'];

/** `provedAt`: milliseconds since the epoch. */
export interface Proof {
  factor: Factor;
  provedAt: number;
}

/** Minutes for which a proof is valid. */
export const PROOF_MINUTES = 10;
const PROOF_MS = PROOF_MINUTES * 60_000;

/**
 * Possession that gives access to a factor: knowledge, the phone number, the mailbox, or the secret of an authenticator
 * app or its substitute. Two factors of one kind are stolen together.
 */
type Kind = 'known' | 'phone' | 'mailbox' | 'device';
const KIND: Readonly<Record<Factor, Kind>> = {
  password: 'known',
  securityPassword: 'known',
  sms: 'phone',
  mail: 'mailbox',
  totp: 'device',
  recoveryCode: 'device',
};

const kindsOf = (factors: readonly Factor[]): Set<Kind> => new Set(factors.map((factor) => KIND[factor]));

/** Returns the time at which a proof expires, in milliseconds since the epoch. */
export const endOfProof = ({ provedAt }: Proof): number => provedAt + PROOF_MS;

/** Returns the valid proofs. `now`: milliseconds since the epoch. */
export const liveProofs = (proofs: readonly Proof[], now: number): Proof[] =>
  proofs.filter((proof) => proof.provedAt <= now && now < endOfProof(proof));

/**
 * Number of proofs of other kinds that an account's settings still require: two kinds open them, one where the account
 * has no more. So neither a stolen phone nor a disclosed password suffices alone.
 */
export function missingProofs(available: readonly Factor[], proven: readonly Factor[]): number {
  const has = kindsOf(available);
  const needed = Math.min(2, Math.max(1, has.size));
  return Math.max(0, needed - kindsOf(proven).size);
}

/** Returns the factors that would reduce the missing proofs, in display order. */
export function usefulFactors(available: readonly Factor[], proven: readonly Factor[]): Factor[] {
  const has = kindsOf(proven);
  return FACTORS.filter((factor) => available.includes(factor) && !has.has(KIND[factor]));
}
