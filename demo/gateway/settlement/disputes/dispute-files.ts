/** Owner kind of files that belong to a message of a dispute. */
export const DISPUTE_FILES = 'settleDispute';

/** Returns the owner number of such a file. */
export const fileOwnerNo = (disputeNo: string, sequence: number): string => `${disputeNo}-${sequence}`;
