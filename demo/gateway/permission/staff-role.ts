/** Number of the role of whoever has no other in an enterprise. */
export const staffRoleNo = (enterpriseNum: string): string => `${enterpriseNum}-staff`;
