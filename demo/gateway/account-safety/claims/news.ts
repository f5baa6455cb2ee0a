/** What of a claim its account is told of; that it has taken effect is told as a change of the phone. */
export const CLAIM_NEWS = ['made', 'approved', 'refused', 'withdrawn', 'denied'] as const;
export type ClaimNews = (typeof CLAIM_NEWS)[number];
