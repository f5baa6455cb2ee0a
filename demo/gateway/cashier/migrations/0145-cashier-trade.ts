import { statements } from '../../db/statements';

/** Payments at the demo's cashier, which merchants query when a notice did not reach them. */
export const migration = statements(
  `create table cashier_trade (
    merchant_no text not null,
    payment_no text not null,
    trade_no text not null unique,
    amount bigint not null check (amount > 0),
    primary key (merchant_no, payment_no)
  )`,
);
