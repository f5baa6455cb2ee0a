import { statements } from '../../db/statements';

/**
 * Open cases keep the amount above which a second person is needed as it was at their beginning; existing ones take the
 * current amount. A change that loosens the limits waits for a second administrator.
 */
export const migration = statements(
  `alter table wallet_review add column review_above bigint check (review_above > 0)`,
  `update wallet_review w set review_above = r.review_above from wallet_rule r
    where r.enterprise_num = w.enterprise_num and w.review_state <> 'lapsed'`,
  `create table wallet_rule_change (
    change_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    change_state text not null check (change_state in ('waiting', 'agreed', 'refused', 'withdrawn', 'lapsed')),
    wanted jsonb not null,
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    foreign key (enterprise_num, asked_by) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, decided_by) references staff (enterprise_num, staff_no),
    check ((change_state = 'waiting') = (decided_at is null)),
    check (change_state not in ('agreed', 'refused') or decided_by <> asked_by)
  )`,
  `create unique index one_change_of_a_wallet_waits on wallet_rule_change (enterprise_num) where change_state = 'waiting'`,
);
