import { statements } from '../../db/statements';

/**
 * Requests of administrators wait for the new phone or mail to be confirmed, and lapse. Changes note which records of staff the
 * account had, because an undone change must not carry along any that came later. An account whose owner is in dispute is locked.
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
  // those who joined by an invitation after the change are known; all others count as there before
  `update account_change c set staff_nos = array(
    select s.staff_no from staff s where s.user_no = c.user_no and not exists (
      select from invitation_use u where u.staff_no = s.staff_no and u.used_at > c.made_at))`,
  `alter table account_change alter column staff_nos set not null`,
  `alter table app_user add column locked_at timestamptz`,
);
