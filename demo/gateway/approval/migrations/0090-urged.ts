import { statements } from '../../db/statements';

/** Adds reminders by applicants; the length of an opinion is now measured in visible characters. */
export const migration = statements(
  `alter table approval_request
    drop constraint approval_request_opinion_check,
    add constraint approval_request_opinion_check check (char_length(opinion) <= 1000),
    add column urged_at timestamptz,
    add column urge_count integer not null default 0,
    add check ((urged_at is null) = (urge_count = 0))`,
  `alter table approval_task add check (char_length(opinion) <= 1000)`,
);
