import { statements } from '../../db/statements';

/**
 * Requested changes of rules that bind all administrators alike, which wait for a second one to make the same change.
 * The log marks changes of a rule over their own author without a second person, and names the administrator who
 * requested a change.
 */
export const migration = statements(
  `create table own_rule_request (
    enterprise_num text not null references enterprise,
    asked_by text not null,
    digest text not null,
    asked_at timestamptz not null,
    primary key (enterprise_num, asked_by, digest),
    foreign key (enterprise_num, asked_by) references staff (enterprise_num, staff_no)
  )`,
  `alter table change_log add column is_own boolean not null default false,
    add column asker_name text not null default ''`,
);
