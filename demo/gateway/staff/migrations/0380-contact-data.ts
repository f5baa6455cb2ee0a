import { statements } from '../../db/statements';

/**
 * The mail by which an enterprise reaches its staff, separate from that of their account, and accounts without a phone:
 * of people who were added to an enterprise and have not yet agreed to join it by their own account.
 */
export const migration = statements(
  `alter table staff add column email text check (char_length(email) between 3 and 254)`,
  `update staff s set email = u.email from app_user u where u.user_no = s.user_no and u.email is not null`,
  `alter table app_user drop constraint app_user_telephone_key`,
  `alter table app_user drop constraint app_user_telephone_check`,
  `alter table app_user add constraint app_user_telephone_check
    check (telephone = '' or telephone ~ '^1[3-9][0-9]{9}$')`,
  `create unique index app_user_telephone on app_user (telephone) where telephone <> ''`,
  `create index app_user_by_telephone on app_user (telephone)`,
);
