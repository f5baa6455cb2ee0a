import { statements } from '../../db/statements';

/** Holds a second trade of one payment, and late money of a bill that would exceed its review bound. */
export const migration = statements(
  `alter table payment_suspense drop constraint payment_suspense_why_check`,
  `alter table payment_suspense add constraint payment_suspense_why_check
    check (why in ('failed', 'unknown', 'secondTrade', 'secondPerson'))`,
);
