import { statements } from '../../db/statements';

/** Notices of orders to their bookers, and of the safety of accounts, beside those of applications. */
export const migration = statements(
  `alter table notice
    alter column apply_id drop not null,
    alter column apply_type drop not null,
    add column order_no text references flight_order,
    add constraint notice_is_about_one_thing check (apply_id is null or order_no is null),
    add constraint notice_of_application_has_type check ((apply_id is null) = (apply_type is null))`,
  `create unique index notice_of_order on notice (order_no, staff_no, occasion) where order_no is not null`,
  `create unique index notice_of_account on notice (staff_no, occasion)
    where apply_id is null and order_no is null`,
);
