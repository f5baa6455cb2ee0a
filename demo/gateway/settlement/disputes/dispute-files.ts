/** The word of files that belong to a message of a dispute. */
export const DISPUTE_FILES = 'settleDispute';

/** What such a file belongs to. */
export const fileOwnerNo = (disputeNo: string, sequence: number): string => `${disputeNo}-${sequence}`;
