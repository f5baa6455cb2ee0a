/** Terms that decide whether an invitation can still be used. */
export interface InvitationTerms {
  expiresAt: Date;
  withdrawnAt: Date | null;
  /** Number of people who have joined by it, and the maximum. */
  uses: number;
  maxUses: number;
}

/** Reason why an invitation cannot be used any more. */
export type InvitationEnd = 'withdrawn' | 'expired' | 'usedUp';

/**
 * Returns the reason why an invitation is over at a moment; undefined: it is valid. A person's decision takes
 * precedence over an automatic end. The instant of its end belongs to the time after it.
 */
export function invitationEnd(
  { expiresAt, withdrawnAt, uses, maxUses }: InvitationTerms,
  now: Date,
): InvitationEnd | undefined {
  if (withdrawnAt !== null) return 'withdrawn';
  if (expiresAt <= now) return 'expired';
  return uses >= maxUses ? 'usedUp' : undefined;
}
