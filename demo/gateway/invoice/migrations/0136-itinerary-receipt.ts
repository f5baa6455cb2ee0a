import { statements } from '../../db/statements';

/**
 * Receipts of flown tickets (电子行程单) are a kind of invoice with one ticket each, which is on at most one live receipt. A
 * ticket's billed price is either invoiced by difference or on the receipt, not both.
 */
export const migration = statements(
  `alter table invoice
    drop constraint invoice_invoice_type_check,
    add constraint invoice_invoice_type_check check (invoice_type in ('ordinary', 'special', 'itinerary'))`,
  `create table invoice_ticket (
    invoice_no text primary key references invoice,
    order_no text not null,
    segment_no smallint not null,
    passenger_no smallint not null,
    ticket_no text not null check (ticket_no ~ '^[0-9]{13}$'),
    traveller_no text not null,
    traveller_name text not null,
    route text not null,
    flight_no text not null,
    carrier_name text not null,
    cabin_name text not null,
    take_off_time text not null,
    fare bigint not null check (fare >= 0),
    fuel bigint not null check (fuel >= 0),
    fund bigint not null check (fund >= 0),
    is_live boolean not null default true,
    foreign key (order_no, segment_no, passenger_no) references ticket
  )`,
  `create unique index a_ticket_has_one_receipt on invoice_ticket (order_no, segment_no, passenger_no) where is_live`,
  `create index settle_line_of_ticket on settle_line (order_no, segment_no, passenger_no)
    where kind in ('fare', 'fund', 'fuel', 'change')`,
);
