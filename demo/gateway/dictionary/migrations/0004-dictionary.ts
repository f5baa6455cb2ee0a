import { statements } from '../../db/statements';

export const migration = statements(
  `create table dictionary_entry (
    param text not null,
    code smallint not null,
    name text not null,
    sort_order smallint not null,
    primary key (param, code)
  )`,
  `create table sys_param (
    param text primary key,
    value text not null
  )`,
  // readable before login
  `create table config_param (
    param_name text primary key,
    param_value text not null
  )`,
);
