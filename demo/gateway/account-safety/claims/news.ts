/** Stages of a claim that its account is informed of. Its taking effect is reported as a change of the phone. */
export const CLAIM_NEWS = ['made', 'approved', 'refused', 'withdrawn', 'denied'] as const;
export type ClaimNews = (typeof CLAIM_NEWS)[number];
