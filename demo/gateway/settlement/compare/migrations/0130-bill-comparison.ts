import { statements } from '../../../db/statements';

/**
 * Records of enterprises, compared with their bills. A worker leases a comparison until `held_until` and extends it
 * with every part of the work; after a crash another one resumes it under a new `claim`. Entries belong to the claim
 * that wrote them, and those of a finished comparison's own claim count. Line numbers are no foreign keys because lines
 * are never deleted.
 */
export const migration = statements(
  `create table bill_comparison (
    comparison_no text primary key check (comparison_no ~ '^C[0-9a-f]{32}$'),
    enterprise_num text not null references enterprise,
    bill_no text not null references settle_bill,
    file_name text not null,
    comparison_state text not null
      check (comparison_state in ('comparing', 'unmatched', 'compared', 'failed')),
    compare_by text not null check (compare_by in ('ticket', 'order')),
    header_list jsonb not null,
    column_list jsonb not null,
    row_count int not null check (row_count > 0),
    rows_done int not null default 0,
    sum_list jsonb not null default '[]',
    differ_list jsonb not null default '[]',
    claim int not null default 0,
    attempts int not null default 0,
    held_until timestamptz,
    asked_by text not null,
    asked_name text not null,
    asked_at timestamptz not null,
    foreign key (enterprise_num, asked_by) references staff (enterprise_num, staff_no)
  )`,
  `create index on bill_comparison (bill_no, asked_at desc, comparison_no)`,
  `create index on bill_comparison (asked_at)`,
  `create index on bill_comparison (asked_at) where comparison_state = 'comparing'`,
  `create table bill_comparison_part (
    comparison_no text not null references bill_comparison on delete cascade,
    part_no int not null,
    row_list jsonb not null check (jsonb_typeof(row_list) = 'array'),
    primary key (comparison_no, part_no)
  )`,
  `create table bill_comparison_item (
    comparison_no text not null references bill_comparison on delete cascade,
    claim int not null,
    item_no int not null,
    result text not null check (result in ('same', 'differs', 'onlyBill', 'onlyRecord', 'unreadable')),
    line_nos bigint[] not null,
    row_list jsonb not null check (jsonb_typeof(row_list) = 'array'),
    bill_amount bigint not null,
    record_amount bigint not null,
    differ_fields text[] not null,
    wrong_list jsonb not null,
    search_text text not null,
    primary key (comparison_no, claim, item_no)
  )`,
  `create index on bill_comparison_item (comparison_no, claim, result, item_no)`,
);
