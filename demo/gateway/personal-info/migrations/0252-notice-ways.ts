import { statements } from '../../db/statements';

/** Channels that a person has chosen per kind of notice, if they differ from the default. */
export const migration = statements(
  `create table notice_way_choice (
    staff_no text not null references staff on delete cascade,
    kind text not null check
      (kind in ('asking', 'outcome', 'issued', 'notIssued', 'changed', 'refunded', 'unpaidSoon', 'balanceLow')),
    way text not null check (way in ('portal', 'mail', 'sms')),
    is_wanted boolean not null,
    primary key (staff_no, kind, way)
  )`,
  `insert into notice_way_choice select staff_no, kind, 'mail', false from unmailed_notice`,
  `drop table unmailed_notice`,
);
