import { statements } from '../../../db/statements';

/**
 * Payments of bills at the cashier: begun by a payer, and booked once at the cashier's notice. A payment in the portal
 * stores its payer.
 */
export const migration = statements(
  `alter table settle_payment add column payer_no text references staff`,
  // over_*: the surplus over the debt and its transfer to the prepaid account or back to the payer
  `create table settle_cashier (
    cashier_no text primary key check (cashier_no ~ '^ZF[0-9]{18}$'),
    bill_no text not null references settle_bill,
    amount bigint not null check (amount > 0),
    sub_pay_type smallint not null,
    payer_no text not null references staff,
    begun_at timestamptz not null,
    query_at timestamptz,
    paid_at timestamptz,
    trade_no text unique,
    payment_no bigint unique references settle_payment,
    over_amount bigint not null default 0 check (over_amount between 0 and amount),
    over_transfer_no bigint unique references ledger_transfer,
    check ((paid_at is null) = (trade_no is null)),
    check ((over_amount > 0) = (over_transfer_no is not null)),
    check ((paid_at is not null and over_amount < amount) = (payment_no is not null)),
    check (paid_at is not null or over_amount = 0)
  )`,
  `create index settle_cashier_of_bill on settle_cashier (bill_no)`,
  `create index settle_cashier_to_query on settle_cashier (query_at) where paid_at is null and query_at is not null`,
);
