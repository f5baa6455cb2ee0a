import type { Factor } from '../../contract/account-safety/account-safety';

/** In the order in which they are offered. */
const FACTORS: readonly Factor[] = ['password', 'sms', 'mail', 'totp', 'securityPassword', 'recoveryCode'];

/** `provedAt`: milliseconds since the epoch. */
export interface Proof {
  factor: Factor;
  provedAt: number;
}

/** A proof is asked for again after so long. */
export const PROOF_MINUTES = 10;
const PROOF_MS = PROOF_MINUTES * 60_000;

/**
 * What somebody has to have, to steal the factor: what the person knows, their phone number, their mailbox, the secret of an
 * authenticator app or what stands in for it. Two factors of one kind are stolen together.
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

/** When a proof counts no more, in milliseconds since the epoch. */
export const endOfProof = ({ provedAt }: Proof): number => provedAt + PROOF_MS;

/** Proofs that count. `now`: milliseconds since the epoch. */
export const liveProofs = (proofs: readonly Proof[], now: number): Proof[] =>
  proofs.filter((proof) => proof.provedAt <= now && now < endOfProof(proof));

/**
 * How many proofs of other kinds an account's settings still wait for: two kinds make them open, one where the account
 * has no more. So neither a stolen phone nor a password that somebody was told is enough.
 */
export function missingProofs(available: readonly Factor[], proven: readonly Factor[]): number {
  const has = kindsOf(available);
  const needed = Math.min(2, Math.max(1, has.size));
  return Math.max(0, needed - kindsOf(proven).size);
}

/** Factors that would bring an account nearer, in the order in which they are offered. */
export function usefulFactors(available: readonly Factor[], proven: readonly Factor[]): Factor[] {
  const has = kindsOf(proven);
  return FACTORS.filter((factor) => available.includes(factor) && !has.has(KIND[factor]));
}
