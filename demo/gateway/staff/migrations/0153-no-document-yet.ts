import { statements } from '../../db/statements';

/** Allows staff without a document, because a person who joins by an invitation gives only their name and mobile. */
export const migration = statements(
  `alter table staff
    alter column identity_card_no drop not null,
    alter column birth_day drop not null,
    alter column sex_tem drop not null`,
);
