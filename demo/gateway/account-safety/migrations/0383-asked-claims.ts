import { statements } from '../../db/statements';

/**
 * Claims that an administrator makes for one of the staff, of a phone or a mail, with the consent of the account's
 * owner or of a second administrator. Like owners' claims they are reported, wait, and can be stopped by the owner.
 */
export const migration = statements(
  `alter table account_claim rename column former_phone to former`,
  `alter table account_claim rename column new_phone to present`,
  `alter table account_claim alter column former drop not null`,
  `alter table account_claim
    add column kind text not null default 'phone' check (kind in ('phone', 'email')),
    add column staff_no text references staff,
    add column asked_by text references staff,
    add column agreement text check (agreement in ('owner', 'colleague')),
    add column decided_by text references staff,
    add check (num_nulls(staff_no, asked_by, agreement) in (0, 3)),
    add check (staff_no is not null or kind = 'phone'),
    add check (staff_no <> asked_by),
    add check (decided_by <> staff_no and decided_by <> asked_by)`,
  `create index account_claim_by_staff on account_claim (staff_no, made_at desc) where staff_no is not null`,
  `alter table account_link drop constraint account_link_kind_check`,
  `alter table account_link add constraint account_link_kind_check
    check (kind in ('confirmEmail', 'denyChange', 'denyClaim', 'agreeClaim'))`,
);
