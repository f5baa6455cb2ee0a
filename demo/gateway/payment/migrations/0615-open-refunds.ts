import { statements } from '../../db/statements';

/** Refunds that the cashier neither makes nor refuses are held for operators too, with the last failure. */
export const migration = statements(
  `alter table cashier_refund add column last_failure text not null default ''`,
  `alter table payment_suspense
    drop constraint payment_suspense_why_check,
    drop constraint payment_suspense_check5,
    add constraint payment_suspense_why_check
      check (why in ('failed', 'unknown', 'secondTrade', 'secondPerson', 'refundRefused', 'refundOpen')),
    add constraint payment_suspense_refund_check
      check ((why in ('refundRefused', 'refundOpen')) = (refund_no is not null))`,
);
