import { statements } from '../../db/statements';

/**
 * Bills by accounting entity, for enterprises that settle by several accounts. All bills of one clearing date form one
 * closing, and each existing bill is its own closing. A bill's split is fixed when its period begins: existing periods
 * stay unsplit, and the enterprise's setting counts from the next period.
 */
export const migration = statements(
  `alter table settle_contract add column next_by_account boolean not null default false`,
  // a sequence number for each entity that has had a bill, which tells their bill numbers apart
  `create table settle_account (
    enterprise_num text not null references settle_contract,
    account_no text not null,
    sequence int not null check (sequence > 0),
    primary key (enterprise_num, account_no),
    unique (enterprise_num, sequence),
    foreign key (enterprise_num, account_no) references accounting_entity (enterprise_num, accounting_entity_no)
  )`,
  // account_no: the entity; '' for an unsplit bill, and in a split closing for lines without an entity
  `alter table settle_bill
    add column closing_no text,
    add column by_account boolean not null default false,
    add column account_no text not null default '',
    add column account_name text not null default '',
    drop constraint settle_bill_enterprise_num_period_end_key,
    drop constraint settle_bill_enterprise_num_period_begin_key`,
  `update settle_bill set closing_no = bill_no`,
  `alter table settle_bill
    alter column closing_no set not null,
    add constraint a_bill_of_an_account_is_by_account check (by_account or account_no = ''),
    add constraint a_period_ends_once unique (enterprise_num, period_end, account_no),
    add constraint a_period_begins_once unique (enterprise_num, period_begin, account_no),
    add constraint a_closing_has_an_account_once unique (closing_no, account_no)`,
  // an entry of several passengers may be on several bills, but only in one closing
  `alter table settle_item rename column bill_no to closing_no`,
);
