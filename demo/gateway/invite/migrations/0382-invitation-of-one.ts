import { statements } from '../../db/statements';

/** Invitations for staff added by phone, which are valid for that phone only. */
export const migration = statements(
  `alter table invitation add column for_phone text check (for_phone ~ '^1[3-9][0-9]{9}$')`,
);
