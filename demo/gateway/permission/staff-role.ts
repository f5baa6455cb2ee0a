/** Number of the default role in an enterprise. */
export const staffRoleNo = (enterpriseNum: string): string => `${enterpriseNum}-staff`;
/** Number of the administrators' role of an enterprise. */
export const administratorRoleNo = (enterpriseNum: string): string => `${enterpriseNum}-admin`;
