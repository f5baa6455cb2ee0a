import { statements } from '../../db/statements';

/** Index by which the removal of a person finds the tickets for their rights. */
export const migration = statements(`create index view_ticket_by_staff on view_ticket (staff_no)`);
