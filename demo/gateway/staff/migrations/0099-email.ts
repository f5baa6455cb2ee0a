import { statements } from '../../db/statements';

/** Where mails for a user go; null: they get none. */
export const migration = statements(
  `alter table app_user add column email text check (char_length(email) between 3 and 254)`,
);
