import { statements } from '../../db/statements';

/** Whoever joins by an invitation has told their name and their mobile, and nothing of a document yet. */
export const migration = statements(
  `alter table staff
    alter column identity_card_no drop not null,
    alter column birth_day drop not null,
    alter column sex_tem drop not null`,
);
