/** Why a link does not open. ended: it has, and its session is over. */
export type Refusal = 'unknown' | 'used' | 'expired' | 'foreign' | 'ended';
