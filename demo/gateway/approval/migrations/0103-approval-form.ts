import { statements } from '../../db/statements';

// fields of the only form until now
const FIELDS = `'{"budget": "optional", "costCenter": "hidden", "accountingEntity": "hidden", "files": "hidden"}'`;

/** Fields of a form by version, so that a request is shown with the form that it was written in. */
export const migration = statements(
  `create table approval_form (
    enterprise_num text not null references enterprise,
    application_table_id text not null,
    application_table_version integer not null check (application_table_version > 0),
    fields jsonb not null,
    tolerance jsonb,
    primary key (enterprise_num, application_table_id, application_table_version)
  )`,
  `insert into approval_form
  select distinct enterprise_num, application_table_id, application_table_version, ${FIELDS}::jsonb from approval_template`,
  `alter table approval_template add constraint approval_template_form
    foreign key (enterprise_num, application_table_id, application_table_version) references approval_form`,
);
