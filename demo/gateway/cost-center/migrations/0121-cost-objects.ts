import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-CBZXWH';

/** Tables of cost objects, with their kind in the tables shared by all three. */
const TABLES = [
  { kind: 'costCenter', table: 'cost_center', no: 'cost_center_no', name: 'cost_center_name' },
  {
    kind: 'accountingEntity',
    table: 'accounting_entity',
    no: 'accounting_entity_no',
    name: 'accounting_entity_name',
  },
  { kind: 'project', table: 'project', no: 'project_no', name: 'project_name' },
];
const KINDS = `cost_kind text not null check (cost_kind in (${TABLES.map(({ kind }) => `'${kind}'`).join(', ')}))`;

/**
 * Cost centres, accounting entities and projects maintained by an enterprise: in a tree, with a period of validity,
 * restricted to people and departments, closed with a successor.
 */
export const migration = statements(
  ...TABLES.flatMap(({ table, no, name }) => [
    `alter table ${table}
      add column code text,
      add column parent_no text check (parent_no <> ${no}),
      ${table === 'cost_center' ? '' : 'add column owner_no text,'}
      add column valid_from date not null default '2000-01-01',
      add column valid_to date,
      add column closed_on date,
      add column successor_no text check (successor_no <> ${no}),
      add column is_for_all boolean not null default true,
      add column sounds text,
      add column revision integer not null default 1 check (revision > 0)`,
    // the gateway's own number until the enterprise sets a code
    `update ${table} set code = ${no}`,
    `alter table ${table}
      alter column code set not null,
      add unique (enterprise_num, code),
      add foreign key (enterprise_num, parent_no) references ${table} (enterprise_num, ${no}),
      add foreign key (enterprise_num, successor_no) references ${table} (enterprise_num, ${no}),
      ${table === 'cost_center' ? '' : 'add foreign key (enterprise_num, owner_no) references staff (enterprise_num, staff_no),'}
      add check (valid_to >= valid_from),
      add check (successor_no is null or closed_on is not null)`,
    // generated from the code, so it is added after that
    `alter table ${table} add column search_text text not null
      generated always as (code || E'\\n' || ${name} || E'\\n' || coalesce(sounds, '')) stored`,
    `create index on ${table} (enterprise_num, parent_no)`,
    `create index on ${table} (enterprise_num, owner_no)`,
    `create index on ${table} using gin (search_parts(enterprise_num, search_text))`,
    `create index on ${table} (${no}) where sounds is null`,
  ]),
  // indexes of referring columns; orders have one by cost centre already
  `create index on staff (cost_center_no)`,
  `create index on staff (accounting_entity_no)`,
  `create index on order_cost (accounting_entity_no)`,
  `create index on order_cost (project_no) where project_no is not null`,
  `update project set closed_on = current_date where not is_enable`,
  `alter table project drop column is_enable`,
  // departments and persons of objects that are not open to all
  `create table cost_open_to (
    ${KINDS},
    object_no text not null,
    enterprise_num text not null,
    dept_no text,
    staff_no text,
    check (num_nonnulls(dept_no, staff_no) = 1),
    unique nulls not distinct (cost_kind, object_no, dept_no, staff_no),
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create table cost_change (
    ${KINDS},
    object_no text not null,
    revision integer not null,
    enterprise_num text not null references enterprise,
    how text not null check (how in ('created', 'changed', 'closed', 'reopened', 'imported', 'importUndone')),
    field_list jsonb not null check (jsonb_typeof(field_list) = 'array'),
    changed_by text,
    changed_at timestamptz not null,
    primary key (cost_kind, object_no, revision),
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护成本中心、核算主体和项目', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-CBZXYS'`,
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBZXYS'`,
);
