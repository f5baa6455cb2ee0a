import { statements } from '../../db/statements';

/** Mails of a low balance can be unsubscribed from, too. */
export const migration = statements(
  `alter table unmailed_notice drop constraint unmailed_notice_kind_check`,
  `alter table unmailed_notice add constraint unmailed_notice_kind_check check
    (kind in ('asking', 'outcome', 'issued', 'notIssued', 'changed', 'refunded', 'unpaidSoon', 'balanceLow'))`,
);
