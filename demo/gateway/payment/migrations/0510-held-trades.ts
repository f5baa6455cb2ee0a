import { statements } from '../../db/statements';

/** A second trade of one payment is held, and money that came late for a bill and would pass its review bound. */
export const migration = statements(
  `alter table payment_suspense drop constraint payment_suspense_why_check`,
  `alter table payment_suspense add constraint payment_suspense_why_check
    check (why in ('failed', 'unknown', 'secondTrade', 'secondPerson'))`,
);
