import { statements } from '../../db/statements';

/** A third-party payment of which the enterprise bears a part, taken from one of its wallets at the same moment. */
export const migration = statements(
  `alter table payment
    add column company_pay_type smallint,
    add column company_sub_pay_type smallint,
    add column company_amount bigint not null default 0,
    add check (company_amount >= 0 and company_amount < amount),
    add check ((company_amount > 0) = (company_pay_type is not null)),
    add check ((company_pay_type is null) = (company_sub_pay_type is null))`,
);
