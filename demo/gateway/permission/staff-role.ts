/** Number of the role of whoever has no other in an enterprise. */
export const staffRoleNo = (enterpriseNum: string): string => `${enterpriseNum}-staff`;
/** Number of the role of those who administer an enterprise. */
export const administratorRoleNo = (enterpriseNum: string): string => `${enterpriseNum}-admin`;
