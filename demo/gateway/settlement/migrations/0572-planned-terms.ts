import { statements } from '../../db/statements';

/** Terms of contracts from a later bill on. `former_end`: end of the contract before they were in force. */
export const migration = statements(
  `create table settle_terms (
    terms_no bigint generated always as identity primary key,
    enterprise_num text not null references settle_contract,
    begin_date date not null,
    end_date date check (end_date >= begin_date),
    bill_date_flag smallint not null check (bill_date_flag in (0, 1)),
    clearing_date smallint not null check (clearing_date between 1 and 31),
    late_rate int not null check (late_rate between 0 and 1000000),
    confirm_days smallint not null check (confirm_days > 0),
    pay_days smallint not null check (pay_days >= confirm_days),
    set_by text not null references agency_operator,
    set_at timestamptz not null,
    applied_at timestamptz,
    former_end date
  )`,
  `create unique index settle_terms_planned on settle_terms (enterprise_num) where applied_at is null`,
  `create index settle_terms_by_enterprise on settle_terms (enterprise_num)`,
);
