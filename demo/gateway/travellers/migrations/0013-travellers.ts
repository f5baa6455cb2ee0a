import { statements } from '../../db/statements';

/** Documents of travellers, frequent travellers, cost bearers, and insurance. Money is bigint fen. */
export const migration = statements(
  `alter table staff add column identity_card_valid_until date`,
  `create sequence frequent_traveller_seq`,
  `create table frequent_traveller (
    contact_no text primary key default 'T' || lpad(nextval('frequent_traveller_seq')::text, 10, '0'),
    enterprise_num text not null references enterprise,
    user_no text not null references app_user,
    traveller_name text not null,
    sex_tem smallint not null check (sex_tem in (0, 1)),
    birth_day date not null,
    nationality text not null,
    phone text not null check (phone ~ '^1[3-9][0-9]{9}$'),
    modify_time timestamptz not null
  )`,
  `create index frequent_traveller_by_user on frequent_traveller (user_no, enterprise_num)`,
  // documents of staff beside the one in the staff record; one per type, so that the type identifies it
  `create table traveller_document (
    document_no bigint generated always as identity primary key,
    staff_no text references staff on delete cascade,
    contact_no text references frequent_traveller on delete cascade,
    card_type smallint not null,
    card_no text not null check (card_no !~ '[*]'),
    holder_name text not null default '',
    valid_until date,
    check (num_nonnulls(staff_no, contact_no) = 1),
    unique nulls not distinct (staff_no, contact_no, card_type)
  )`,
  `create index traveller_document_by_number on traveller_document (card_type, card_no)`,
  // log of viewed numbers; it outlives the traveller
  `create table number_reveal (
    log_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    viewer_no text not null references staff,
    staff_no text,
    contact_no text,
    card_type smallint not null,
    revealed_at timestamptz not null,
    check (num_nonnulls(staff_no, contact_no) = 1)
  )`,
  `create index number_reveal_by_staff on number_reveal (staff_no, revealed_at)`,
  `create table project (
    project_no text primary key,
    enterprise_num text not null references enterprise,
    project_name text not null,
    is_enable boolean not null default true,
    unique (enterprise_num, project_no)
  )`,
  `create table insurance_product (
    product_no text primary key,
    tmc_number text not null references tmc,
    product_name text not null,
    insurer_name text not null,
    coverage text not null,
    price bigint not null check (price > 0),
    min_age smallint not null,
    max_age smallint not null check (max_age >= min_age),
    sort_order smallint not null default 0,
    is_enable boolean not null default true
  )`,
  `alter table flight_order add column travel_purpose text not null default ''`,
  `alter table order_passenger add column service_fee bigint not null default 0 check (service_fee >= 0)`,
  // copies of the names, so that renaming a centre does not change old orders
  `create table order_cost (
    order_no text not null,
    passenger_no smallint not null,
    cost_center_no text not null,
    cost_center_name text not null,
    accounting_entity_no text not null,
    accounting_entity_name text not null,
    dept_no text not null,
    dept_name text not null,
    project_no text,
    project_name text not null default '',
    primary key (order_no, passenger_no),
    foreign key (order_no, passenger_no) references order_passenger
  )`,
  `create table order_insurance (
    order_no text not null,
    passenger_no smallint not null,
    product_no text not null references insurance_product,
    product_name text not null,
    insurer_name text not null,
    price bigint not null check (price > 0),
    primary key (order_no, passenger_no, product_no),
    foreign key (order_no, passenger_no) references order_passenger
  )`,
);
