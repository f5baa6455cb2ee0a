import { statements } from '../../db/statements';

/** Organisation: TMC, enterprises, their structure, users and staff. */
export const migration = statements(
  `create table tmc (
    tmc_number text primary key,
    tmc_name text not null
  )`,
  `create table enterprise (
    enterprise_num text primary key,
    tmc_number text not null references tmc,
    ent_name text not null,
    ent_short_name text not null,
    logo_file_address text not null default '',
    phone text not null default ''
  )`,
  // the pairs with enterprise_num are for foreign keys, so that no row refers to another enterprise
  `create table department (
    dept_no text primary key,
    enterprise_num text not null references enterprise,
    parent_no text check (parent_no <> dept_no),
    dept_name text not null,
    unique (enterprise_num, dept_no),
    foreign key (enterprise_num, parent_no) references department (enterprise_num, dept_no)
  )`,
  `create table job_position (
    position_no text primary key,
    enterprise_num text not null references enterprise,
    position_name text not null,
    unique (enterprise_num, position_no)
  )`,
  `create table grade (
    grade_no text primary key,
    enterprise_num text not null references enterprise,
    grade_name text not null,
    grade_rank smallint not null,
    unique (enterprise_num, grade_no),
    unique (enterprise_num, grade_rank)
  )`,
  `create table cost_center (
    cost_center_no text primary key,
    enterprise_num text not null references enterprise,
    cost_center_name text not null,
    unique (enterprise_num, cost_center_no)
  )`,
  `create table accounting_entity (
    accounting_entity_no text primary key,
    enterprise_num text not null references enterprise,
    accounting_entity_name text not null,
    tax_no text not null,
    unique (enterprise_num, accounting_entity_no)
  )`,
  `create table travel_standard (
    standard_no text primary key,
    enterprise_num text not null references enterprise,
    grade_no text not null,
    standard_name text not null,
    max_cabin_type smallint not null check (max_cabin_type between 1 and 3),
    max_discount smallint not null check (max_discount > 0),
    lowest_price_minutes smallint not null check (lowest_price_minutes >= 0),
    advance_days smallint not null check (advance_days >= 0),
    foreign key (enterprise_num, grade_no) references grade (enterprise_num, grade_no)
  )`,
  `create table app_user (
    user_no text primary key,
    user_name text not null,
    telephone text not null unique check (telephone ~ '^1[3-9][0-9]{9}$'),
    login_name text unique check (login_name = lower(login_name)),
    password_hash text,
    source smallint not null default 0,
    check ((login_name is null) = (password_hash is null))
  )`,
  `create table staff (
    staff_no text primary key,
    enterprise_num text not null references enterprise,
    user_no text not null references app_user,
    enterprise_order smallint not null,
    dept_no text not null,
    position_no text not null,
    grade_no text not null,
    cost_center_no text not null,
    accounting_entity_no text not null,
    supervisor_no text check (supervisor_no <> staff_no),
    staff_name text not null,
    pinyin text not null,
    pinyin_initials text not null,
    sex_tem smallint not null check (sex_tem in (0, 1)),
    birth_day date not null,
    nationality text not null,
    identity_card_type smallint not null,
    identity_card_no text not null,
    phone text not null,
    unique (enterprise_num, staff_no),
    unique (enterprise_num, user_no),
    unique (user_no, enterprise_order),
    unique (enterprise_num, identity_card_type, identity_card_no),
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no),
    foreign key (enterprise_num, position_no) references job_position (enterprise_num, position_no),
    foreign key (enterprise_num, grade_no) references grade (enterprise_num, grade_no),
    foreign key (enterprise_num, cost_center_no) references cost_center (enterprise_num, cost_center_no),
    foreign key (enterprise_num, accounting_entity_no)
      references accounting_entity (enterprise_num, accounting_entity_no),
    foreign key (enterprise_num, supervisor_no) references staff (enterprise_num, staff_no)
  )`,
  `create index staff_by_department on staff (dept_no)`,
);
