import { statements } from '../../db/statements';

/**
 * A notice that a person has turned off in the portal is stored hidden, so that its mail has content and no notice is
 * sent twice. A notice by SMS waits until it is sent.
 */
export const migration = statements(
  `alter table notice
    add column is_shown boolean not null default true,
    add column by_sms boolean not null default false,
    add column texted_at timestamptz`,
  `create index notice_to_text on notice (notice_no) where by_sms and texted_at is null`,
);
