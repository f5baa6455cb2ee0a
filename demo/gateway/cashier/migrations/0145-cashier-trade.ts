import { statements } from '../../db/statements';

/** What the demo's cashier has taken, which merchants ask for whom it could not tell. */
export const migration = statements(
  `create table cashier_trade (
    merchant_no text not null,
    payment_no text not null,
    trade_no text not null unique,
    amount bigint not null check (amount > 0),
    primary key (merchant_no, payment_no)
  )`,
);
