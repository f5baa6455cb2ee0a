import { statements } from '../../db/statements';

/**
 * Dictionaries and parameters of one agency, which another one in the same database does not see. Rows of '' are the
 * standard values, for agencies that have set none; a removed entry of an agency hides the standard one of its code.
 */
export const migration = statements(
  `alter table dictionary_entry
    add column tmc_number text not null default '',
    add column is_removed boolean not null default false,
    drop constraint dictionary_entry_pkey,
    add primary key (param, code, tmc_number),
    add check (tmc_number <> '' or not is_removed)`,
  `alter table sys_param
    add column tmc_number text not null default '',
    drop constraint sys_param_pkey,
    add primary key (param, tmc_number)`,
  `alter table config_param
    add column tmc_number text not null default '',
    drop constraint config_param_pkey,
    add primary key (param_name, tmc_number)`,
);
