/** What says whether an invitation may still be used. */
export interface InvitationTerms {
  expiresAt: Date;
  withdrawnAt: Date | null;
  /** How many have joined by it, and how many may. */
  uses: number;
  maxUses: number;
}

/** Why nobody joins by it any more. */
export type InvitationEnd = 'withdrawn' | 'expired' | 'usedUp';

/**
 * Why an invitation is over at a moment; undefined: it is good. What somebody decided is said before what came of itself. At the
 * instant of its end it is over.
 */
export function invitationEnd(
  { expiresAt, withdrawnAt, uses, maxUses }: InvitationTerms,
  now: Date,
): InvitationEnd | undefined {
  if (withdrawnAt !== null) return 'withdrawn';
  if (expiresAt <= now) return 'expired';
  return uses >= maxUses ? 'usedUp' : undefined;
}
