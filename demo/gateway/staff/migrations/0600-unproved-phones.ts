import { statements } from '../../db/statements';

/**
 * Accounts that an agency or `npm run setup` has made with a phone, until its owner proves it. Of a database in use they
 * are those whose log begins with a link for a password and has no sign-in by SMS and no change of the phone.
 */
export const migration = statements(
  `alter table app_user add column is_phone_unproved boolean not null default false`,
  `update app_user u set is_phone_unproved = true
    where u.telephone <> ''
      and (select kind from account_event where user_no = u.user_no order by happened_at, event_no limit 1) = 'passwordLinkMade'
      and not exists (select from account_event e where e.user_no = u.user_no
        and (e.kind = 'phoneChanged' or e.kind = 'signedIn' and e.way = 'sms'))`,
);
