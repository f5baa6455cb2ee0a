import { statements } from '../../db/statements';

/** Claims of people who can reach neither the phone nor the mailbox of their account. */
export const migration = statements(
  `create table account_claim (
    claim_no text primary key check (claim_no ~ '^SS[0-9]{18}$'),
    user_no text not null references app_user,
    claim_state text not null check (claim_state in ('waiting', 'approved', 'refused', 'withdrawn', 'denied', 'done')),
    former_phone text not null,
    new_phone text not null,
    reason text not null,
    made_at timestamptz not null,
    address text not null,
    agent text not null,
    decided_at timestamptz,
    effect_at timestamptz,
    refuse_reason text not null default '',
    ended_at timestamptz,
    check ((ended_at is null) = (claim_state in ('waiting', 'approved'))),
    check (claim_state not in ('approved', 'done') or (decided_at is not null and effect_at is not null)),
    check ((claim_state = 'refused') = (refuse_reason <> ''))
  )`,
  `create unique index one_open_claim_of_an_account on account_claim (user_no) where ended_at is null`,
  `create index account_claim_by_user on account_claim (user_no, made_at desc)`,
  `create index account_claim_by_effect on account_claim (effect_at) where claim_state = 'approved'`,
  `create index account_claim_by_end on account_claim (ended_at)`,
  `alter table account_link drop constraint account_link_kind_check`,
  `alter table account_link add constraint account_link_kind_check
    check (kind in ('confirmEmail', 'denyChange', 'denyClaim'))`,
);
