import { statements } from '../../db/statements';

/** Mail address of a user; null: they get no mails. */
export const migration = statements(
  `alter table app_user add column email text check (char_length(email) between 3 and 254)`,
);
