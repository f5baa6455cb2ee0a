import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

/** An enterprise's own fields of staff, and their values. */
export const migration = statements(
  `create sequence staff_field_seq start 1000`,
  `create table staff_field (
    field_no text primary key default 'F' || nextval('staff_field_seq'),
    enterprise_num text not null references enterprise,
    field_name text not null,
    field_kind text not null check (field_kind in ('text', 'number', 'date', 'choice')),
    options text not null default '',
    is_required boolean not null,
    is_enabled boolean not null,
    sort_order integer not null,
    version integer not null default 1,
    modified_at timestamptz,
    unique (enterprise_num, field_no)
  )`,
  `create unique index staff_field_name on staff_field (enterprise_num, field_name)`,
  addSoundColumn('staff_field', 'field_name'),
  `create table staff_field_value (
    enterprise_num text not null,
    staff_no text not null,
    field_no text not null,
    value text not null check (value <> ''),
    primary key (staff_no, field_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, field_no) references staff_field (enterprise_num, field_no)
  )`,
  `create index staff_field_value_by_field on staff_field_value (field_no)`,
);
