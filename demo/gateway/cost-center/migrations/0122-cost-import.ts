import { statements } from '../../db/statements';

/** Tables of cost objects with their number columns. */
const TABLES = [
  { table: 'cost_center', no: 'cost_center_no' },
  { table: 'accounting_entity', no: 'accounting_entity_no' },
  { table: 'project', no: 'project_no' },
];

/**
 * Imported files of cost centres, accounting entities and projects. A worker leases a file until `held_until` and
 * extends the lease with every part of the rows; after a crash another one resumes it under another `claim`. The rows
 * are stored until the import is applied, and its changes until it can no longer be undone.
 */
export const migration = statements(
  `create table cost_import (
    import_no text primary key check (import_no ~ '^I[0-9a-f]{32}$'),
    enterprise_num text not null references enterprise,
    cost_kind text not null check (cost_kind in ('costCenter', 'accountingEntity', 'project')),
    file_name text not null,
    import_state text not null default 'checking'
      check (import_state in ('checking', 'checked', 'done', 'undone', 'failed')),
    header_list jsonb not null,
    column_list jsonb not null,
    row_count int not null check (row_count > 0),
    rows_done int not null default 0,
    add_count int not null default 0,
    change_count int not null default 0,
    close_count int not null default 0,
    same_count int not null default 0,
    wrong_count int not null default 0,
    wrong_list jsonb not null default '[]',
    preview_list jsonb not null default '[]',
    looked_on date not null,
    plan_digest text,
    claim int not null default 0,
    attempts int not null default 0,
    held_until timestamptz,
    asked_by text not null,
    asked_at timestamptz not null,
    done_at timestamptz,
    undone_by text,
    undone_at timestamptz,
    foreign key (enterprise_num, asked_by) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, undone_by) references staff (enterprise_num, staff_no),
    check ((import_state in ('done', 'undone')) = (done_at is not null)),
    check ((import_state = 'undone') = (undone_at is not null))
  )`,
  `create index on cost_import (enterprise_num, asked_at desc, import_no)`,
  `create index on cost_import (asked_at) where import_state = 'checking'`,
  `create table cost_import_part (
    import_no text not null references cost_import on delete cascade,
    part_no int not null,
    row_list jsonb not null check (jsonb_typeof(row_list) = 'array'),
    primary key (import_no, part_no)
  )`,
  `create table cost_import_write (
    import_no text not null references cost_import on delete cascade,
    object_no text not null,
    revision integer not null,
    before jsonb,
    primary key (import_no, object_no)
  )`,
  // prevents the deletion of objects that orders refer to, even in concurrent transactions
  ...TABLES.map(
    ({ table, no }) => `alter table order_cost add foreign key (${no}) references ${table} (${no})`,
  ),
  // speeds up finding unreferenced objects when many are deleted
  `create index on order_cost (accounting_entity_no)`,
  `create index on order_cost (project_no) where project_no is not null`,
  `create index on staff (cost_center_no)`,
  `create index on staff (accounting_entity_no)`,
  ...TABLES.map(({ table }) => `create index on ${table} (successor_no) where successor_no is not null`),
);
