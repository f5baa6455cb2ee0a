import { statements } from '../../db/statements';

/** Kinds of applications that an enterprise offers, each with its form. */
export const migration = statements(
  `create table approval_template (
    enterprise_num text not null references enterprise,
    template_type_id text not null,
    template_type_name text not null,
    application_business_type smallint not null check (application_business_type in (1, 2, 9)),
    application_table_id text not null,
    application_table_version integer not null check (application_table_version > 0),
    form_url text not null default '',
    icon_url text not null default '',
    sort_order smallint not null,
    primary key (enterprise_num, template_type_id),
    unique (enterprise_num, application_business_type)
  )`,
);
