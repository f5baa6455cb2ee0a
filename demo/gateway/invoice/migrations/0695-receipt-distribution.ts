import { statements } from '../../db/statements';

/** Default distribution of itinerary receipts. An enterprise without a row has set none. */
export const migration = statements(
  `create table receipt_distribution (
    enterprise_num text primary key references enterprise,
    mail_to text not null default '',
    revision int not null check (revision > 0),
    changed_by text not null,
    changed_at timestamptz not null,
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  // the undoing of an import looks for references to a person
  `create index receipt_distribution_of on receipt_distribution (changed_by)`,
);
