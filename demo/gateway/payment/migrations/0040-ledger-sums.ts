import { statements } from '../../db/statements';

/** Makes sums over a period index-only. */
export const migration = statements(
  `drop index ledger_transfer_by_time`,
  `create index ledger_transfer_by_time on ledger_transfer (transferred_at)
    include (transfer_no, payment_no, kind)`,
  `drop index ledger_entry_by_transfer`,
  `create index ledger_entry_by_transfer on ledger_entry (transfer_no) include (account_no, amount)`,
);
