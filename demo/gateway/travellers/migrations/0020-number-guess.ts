import { statements } from '../../db/statements';

/** Log of submitted numbers that could match another person's masked one, without the numbers. */
export const migration = statements(
  `create table number_guess (
    log_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    user_no text not null references app_user,
    staff_no text,
    contact_no text,
    card_type smallint,
    guessed_at timestamptz not null,
    check (num_nonnulls(staff_no, contact_no) = 1)
  )`,
  `create index number_guess_by_user on number_guess (user_no, guessed_at)`,
);
