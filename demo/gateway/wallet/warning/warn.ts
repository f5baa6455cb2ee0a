import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import { insertMails } from '../../mail/queries';
import { findNoticePreference } from '../../personal-info/notice-choices';
import type { EventSource } from '../../server/events/domain-events';
import { isNotPostponed, drainDue, type StepContext, type WorkContext } from '../../server/jobs/due-work';
import '../events';

const ABOUT = /^wallet (\d+)$/;

/** Number of the warning that a queued mail is about; undefined for another subject. */
export function warningOf(about: string): number | undefined {
  const [, number] = ABOUT.exec(about) ?? [];
  return number === undefined ? undefined : Number(number);
}

/**
 * Detects balances that have crossed the warning amount in either direction. For a fallen one it queues a mail to each
 * subscribed receiver in the same transaction. Neither several movements nor several processes warn twice, and a
 * balance that stays below is not reported again.
 */
export function warnOfLowBalances(source: EventSource & WorkContext): Promise<void> {
  return drainDue(source, 'warn of low balances', (turn) =>
    inTransaction(source.db, (tx) => warnNext({ ...source, db: tx }, turn)),
  );
}

/** Returns false when no balance has crossed its limit since the last check. */
async function warnNext({ db, now, emit }: EventSource, turn: StepContext): Promise<boolean> {
  const crossed = await db
    .selectFrom('wallet_rule as w')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.enterprise_num', '=', 'w.enterprise_num').on('a.kind', '=', 'prepaid'),
    )
    .select(['w.enterprise_num', 'w.warn_below', 'w.is_low', 'a.balance'])
    // without a limit no balance is low
    .where(sql<boolean>`w.is_low <> coalesce(a.balance < w.warn_below, false)`)
    .where(isNotPostponed('w.enterprise_num', turn))
    .orderBy('w.enterprise_num')
    .limit(1)
    .forUpdate('w')
    .skipLocked()
    .executeTakeFirst();
  if (crossed === undefined) return false;
  const { enterprise_num, warn_below, is_low, balance } = crossed;
  turn.take(enterprise_num);
  await db
    .updateTable('wallet_rule')
    .set({ is_low: !is_low })
    .where('enterprise_num', '=', enterprise_num)
    .execute();
  if (is_low || warn_below === null) return true;
  await emit({ db, now }, 'wallet.low', { enterpriseNum: enterprise_num });
  const listed = await db
    .selectFrom('wallet_warned')
    .select('staff_no')
    .where('enterprise_num', '=', enterprise_num)
    .execute();
  const wants = await findNoticePreference(
    db,
    listed.map(({ staff_no }) => staff_no),
  );
  const warned = listed.filter(({ staff_no }) => wants(staff_no, 'balanceLow', 'mail'));
  if (warned.length === 0) return true;
  const warnings = await db
    .insertInto('wallet_warning')
    .values(warned.map(({ staff_no }) => ({ enterprise_num, staff_no, balance, warn_below, made_at: now })))
    .returning('warning_no')
    .execute();
  await insertMails(
    { db, now, emit },
    warnings.map(({ warning_no }) => `wallet ${warning_no}`),
  );
  return true;
}
