import type { Factor } from '../../contract/account-safety/account-safety';

export type SafetyLevel = 'low' | 'medium' | 'high';
/** Steps that would make an account safer, the most urgent first. */
export type SafetyAdvice =
  | 'setPassword'
  | 'renewPassword'
  | 'setEmail'
  | 'setTotp'
  | 'makeRecoveryCodes'
  | 'setSecurityPassword'
  | 'endOldSessions';

export interface SafetyFacts {
  /** True when the account has a login name, which a password requires. */
  canHavePassword: boolean;
  factors: readonly Factor[];
  /** Milliseconds since the epoch; undefined when they have not changed their initial password. */
  passwordChangedAt: number | undefined;
  /** Browser sessions that have not been used for SESSION_UNUSED_DAYS. */
  unusedSessions: number;
}

/**
 * Age in days at which a password change is advised, because attackers eventually try passwords that leaked elsewhere.
 */
export const PASSWORD_DAYS = 365;
export const SESSION_UNUSED_DAYS = 3;
const DAY_MS = 24 * 3_600_000;

/**
 * Rates the safety of an account and lists the steps that raise it. low: one stolen factor opens it. high: no advice is
 * left. `now`: milliseconds since the epoch.
 */
export function safetyLevel(facts: SafetyFacts, now: number): { level: SafetyLevel; advice: SafetyAdvice[] } {
  const advice = adviceOf(facts, now);
  const kinds = (['password', 'sms', 'mail', 'totp'] as const).filter((factor) =>
    facts.factors.includes(factor),
  );
  if (kinds.length < 2) return { level: 'low', advice };
  return { level: advice.length === 0 ? 'high' : 'medium', advice };
}

function adviceOf({ canHavePassword, factors, passwordChangedAt, unusedSessions }: SafetyFacts, now: number) {
  const advice: SafetyAdvice[] = [];
  if (canHavePassword && !factors.includes('password')) advice.push('setPassword');
  if (!factors.includes('mail')) advice.push('setEmail');
  if (!factors.includes('totp')) advice.push('setTotp');
  else if (!factors.includes('recoveryCode')) advice.push('makeRecoveryCodes');
  if (!factors.includes('securityPassword')) advice.push('setSecurityPassword');
  const isOld = passwordChangedAt === undefined || now - passwordChangedAt > PASSWORD_DAYS * DAY_MS;
  if (factors.includes('password') && isOld) advice.push('renewPassword');
  if (unusedSessions > 0) advice.push('endOldSessions');
  return advice;
}
