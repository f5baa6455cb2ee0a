/** Stages of a claim that its account is informed of. Its taking effect is reported as a change of the phone. */
export const CLAIM_STAGES = ['made', 'approved', 'refused', 'withdrawn', 'denied'] as const;
export type ClaimStage = (typeof CLAIM_STAGES)[number];
