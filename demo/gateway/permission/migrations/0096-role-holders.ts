import { statements } from '../../db/statements';

/** Who has a role: its approvers are found by it. */
export const migration = statements(`create index staff_role_by_role on staff_role (role_no)`);
