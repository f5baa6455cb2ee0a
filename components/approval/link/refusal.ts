/** Reason why a link does not open. `ended`: the link was used, and its session is over. */
export type Refusal = 'unknown' | 'used' | 'expired' | 'foreign' | 'ended';
