import { statements } from '../../db/statements';

/** Index of the holders of a role, for finding approvers. */
export const migration = statements(`create index staff_role_by_role on staff_role (role_no)`);
