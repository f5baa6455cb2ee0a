import { statements } from '../../db/statements';

/** Permission objects with their names, each with the right on bills whose holders receive it. */
const OBJECTS = [
  { no: 'YHWZ-YMQX-FPCK', name: '查看发票', like: 'YHWZ-YMQX-YJZDCK' },
  { no: 'YHWZ-YMQX-FPSQ', name: '申请开票、红冲和撤回', like: 'YHWZ-YMQX-YJZDQR' },
  { no: 'YHWZ-YMQX-FPSZ', name: '维护发票抬头和模板', like: 'YHWZ-YMQX-YJZDQR' },
];

/**
 * Invoices of billed lines: their titles, their split, and their lines. A line may be spread over several invoices with
 * a part on each; while one of them is live, the line cannot be on another application.
 */
export const migration = statements(
  `alter table stored_file
    drop constraint stored_file_file_type_check,
    add constraint stored_file_file_type_check check
      (file_type in ('application/pdf', 'image/jpeg', 'image/png', 'application/xml', 'application/ofd'))`,
  `create table invoice_title (
    title_no text primary key check (title_no ~ '^TT[0-9]{18}$'),
    enterprise_num text not null references enterprise,
    title_name text not null check (title_name <> ''),
    tax_no text not null check (tax_no ~ '^[0-9A-Z]{18}$'),
    address text not null default '',
    phone text not null default '',
    bank_name text not null default '',
    bank_account text not null default '',
    is_closed boolean not null default false,
    revision int not null default 1 check (revision > 0),
    made_at timestamptz not null,
    changed_by text not null,
    changed_at timestamptz not null,
    unique (enterprise_num, title_no),
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  `create unique index a_tax_number_has_one_title on invoice_title (enterprise_num, tax_no) where not is_closed`,
  `create table invoice_template (
    template_no text primary key check (template_no ~ '^TM[0-9]{18}$'),
    enterprise_num text not null references enterprise,
    template_name text not null check (template_name <> ''),
    split_by text[] not null check (split_by <@ array['entity', 'costCenter', 'traveller']),
    ceiling bigint check (ceiling >= 10000),
    title_no text,
    invoice_type text not null check (invoice_type in ('ordinary', 'special')),
    mail_to text not null default '',
    remark text not null default '',
    is_closed boolean not null default false,
    revision int not null default 1 check (revision > 0),
    made_at timestamptz not null,
    changed_by text not null,
    changed_at timestamptz not null,
    foreign key (enterprise_num, title_no) references invoice_title (enterprise_num, title_no),
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  `create unique index a_template_has_its_name on invoice_template (enterprise_num, template_name) where not is_closed`,
  `create table invoice (
    invoice_no text primary key check (invoice_no ~ '^FP[0-9]{18}$'),
    enterprise_num text not null references enterprise,
    invoice_state text not null default 'waiting' check (invoice_state in
      ('waiting', 'issuing', 'issued', 'failed', 'reversing', 'reversed', 'withdrawn')),
    invoice_type text not null check (invoice_type in ('ordinary', 'special')),
    title_no text not null references invoice_title,
    title_name text not null,
    tax_no text not null,
    address text not null,
    phone text not null,
    bank_name text not null,
    bank_account text not null,
    amount bigint not null check (amount > 0),
    tax_rate smallint not null check (tax_rate between 0 and 100),
    tax_amount bigint not null check (tax_amount >= 0 and tax_amount < amount),
    item_count int not null check (item_count > 0),
    mail_to text not null default '',
    remark text not null default '',
    applicant_no text not null,
    applied_at timestamptz not null,
    tax_invoice_no text unique check (tax_invoice_no ~ '^[0-9]{20}$'),
    issued_at timestamptz,
    red_invoice_no text unique check (red_invoice_no ~ '^[0-9]{20}$'),
    red_reason text not null default '',
    fail_reason text not null default '',
    claim int not null default 0,
    attempts int not null default 0,
    held_until timestamptz,
    foreign key (enterprise_num, applicant_no) references staff (enterprise_num, staff_no),
    check ((invoice_state in ('issued', 'reversing', 'reversed')) = (tax_invoice_no is not null)),
    check ((tax_invoice_no is null) = (issued_at is null)),
    check ((invoice_state = 'reversed') = (red_invoice_no is not null)),
    check (invoice_state <> 'failed' or fail_reason <> '')
  )`,
  `create index invoice_by_time on invoice (enterprise_num, applied_at desc, invoice_no desc)`,
  `create index invoice_to_do on invoice (applied_at, invoice_no)
    where invoice_state in ('waiting', 'issuing', 'reversing')`,
  `create table invoice_line (
    invoice_no text not null references invoice,
    sequence int not null check (sequence > 0),
    line_no bigint not null references settle_line,
    part_no int not null check (part_no >= 0),
    amount bigint not null check (amount > 0),
    is_live boolean not null default true,
    primary key (invoice_no, sequence)
  )`,
  `create unique index a_line_is_invoiced_once on invoice_line (line_no, (greatest(part_no, 1))) where is_live`,
  `create table invoice_event (
    event_no bigint generated always as identity primary key,
    invoice_no text not null references invoice,
    how text not null check (how in ('applied', 'issued', 'failed', 'retried', 'withdrawn', 'reversing', 'reversed',
      'reverseFailed')),
    staff_name text not null default '',
    happened_at timestamptz not null,
    reason text not null default ''
  )`,
  `create index on invoice_event (invoice_no, event_no)`,
  ...OBJECTS.flatMap(({ no, name, like }) => [
    `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
      select '${no}', app_no, module_no, '${name}', 2, '${no}', sort_order
      from permission_object where object_no = '${like}'`,
    `insert into role_grant (role_no, object_no)
      select role_no, '${no}' from role_grant where object_no = '${like}'`,
  ]),
);
