import { statements } from '../../db/statements';

/** Invitations to somebody who was added as staff by their phone: no other phone joins by it. */
export const migration = statements(
  `alter table invitation add column for_phone text check (for_phone ~ '^1[3-9][0-9]{9}$')`,
);
