import { statements } from '../../db/statements';

/**
 * Phones that were named for accounts by an agency or `npm run setup`, until the user of the account proves to have them.
 * In a database in use they are those of accounts made on the day of the link that begins their log, which have neither
 * signed in by SMS nor another means of proof or an event that took the phone. A password that was set more than seven
 * days ago is theirs.
 */
export const migration = statements(
  `alter table app_user add column unproved_phone text, add column password_doubted_until timestamptz`,
  `update app_user u set unproved_phone = u.telephone, password_doubted_until = (
      select s.password_changed_at + interval '7 days' from account_safety s
        where s.user_no = u.user_no and u.password_hash is not null)
    where u.telephone <> '' and u.email is null
      and (select e.kind = 'passwordLinkMade' and substr(u.user_no, 2, 6) = to_char(e.happened_at at time zone 'Asia/Shanghai', 'YYMMDD')
        from account_event e where e.user_no = u.user_no order by e.happened_at, e.event_no limit 1)
      and not exists (select from account_totp t where t.user_no = u.user_no and t.confirmed_at is not null)
      and not exists (select from account_safety s where s.user_no = u.user_no and s.security_hash is not null)
      and not exists (select from invitation_use i join staff st on st.staff_no = i.staff_no where st.user_no = u.user_no)
      and not exists (select from account_event e where e.user_no = u.user_no
        and (e.kind in ('identityProved', 'phoneChanged', 'emailChanged', 'securityPasswordSet', 'totpSet')
          or e.kind = 'signedIn' and e.way = 'sms'))`,
);
