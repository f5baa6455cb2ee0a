import { statements } from '../../db/statements';

/** Money dealt with by hand: the person and the reason, with the time in `booked_at`. */
export const migration = statements(
  `alter table payment_suspense add column dealt_by text, add column dealt_reason text`,
  `alter table payment_suspense add constraint payment_suspense_dealt_check
    check ((dealt_by is null) = (dealt_reason is null) and (dealt_by is null or booked_at is not null))`,
);
