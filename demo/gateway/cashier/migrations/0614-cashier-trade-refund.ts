import { statements } from '../../db/statements';

/** Refunds at the demo's cashier. */
export const migration = statements(
  `create table cashier_trade_refund (
    merchant_no text not null,
    refund_no text not null,
    payment_no text not null,
    trade_no text not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('done', 'pending', 'refused')),
    refusal text not null,
    primary key (merchant_no, refund_no)
  )`,
  `create index cashier_trade_refund_by_payment on cashier_trade_refund (merchant_no, payment_no)`,
);
