import { statements } from '../../db/statements';

/**
 * Administrators' requests wait for a confirmation of the new phone or mail, and expire. Changes store the account's
 * records of staff at that time, because undoing a change must not affect later ones. An account with a disputed owner
 * is locked.
 */
export const migration = statements(
  `alter table account_claim drop constraint account_claim_claim_state_check`,
  `alter table account_claim drop constraint account_claim_check`,
  `alter table account_claim
    add column expires_at timestamptz,
    add constraint account_claim_claim_state_check check (
      claim_state in ('waiting', 'approved', 'confirming', 'refused', 'withdrawn', 'denied', 'done')),
    add constraint account_claim_check check (
      (ended_at is null) = (claim_state in ('waiting', 'approved', 'confirming')))`,
  `update account_claim set expires_at = coalesce(effect_at, made_at) + interval '7 days' where asked_by is not null`,
  `alter table account_claim add check ((expires_at is null) = (asked_by is null)),
    add check (claim_state <> 'confirming' or asked_by is not null)`,
  `create index account_claim_by_expiry on account_claim (expires_at) where ended_at is null`,
  `alter table account_link drop constraint account_link_kind_check`,
  `alter table account_link add constraint account_link_kind_check
    check (kind in ('confirmEmail', 'denyChange', 'denyClaim', 'agreeClaim', 'confirmClaim'))`,
  `alter table account_change add column staff_nos text[]`,
  // later joins by an invitation are known; all other records count as earlier
  `update account_change c set staff_nos = array(
    select s.staff_no from staff s where s.user_no = c.user_no and not exists (
      select from invitation_use u where u.staff_no = s.staff_no and u.used_at > c.made_at))`,
  `alter table account_change alter column staff_nos set not null`,
  `alter table app_user add column locked_at timestamptz`,
);
