import { afterCheck } from '../../../../../src/domain/single-sign-on/domain-proof';
import { inTransaction } from '../../../db/transaction';
import type { DueContext } from '../../../server/area';
import { drainDue, isNotPostponed } from '../../../server/jobs/due-work';
import '../../../login/single-sign-on/schema';
import { lookFor } from './lookup';
import { tellOperators } from './tell';

/** Domains of one sweep, which a DNS that does not answer delays. */
const MOST_AT_ONCE = 5;

/** Looks again for the records of proved domains, and ends a domain whose record stays away. */
export async function checkDomains(context: DueContext): Promise<void> {
  const { db, now, deps } = context;
  let left = MOST_AT_ONCE;
  await drainDue(context, 'check mail domains', async ({ postponed, take }) => {
    if (left === 0) return false;
    left -= 1;
    const due = await db
      .selectFrom('identity_domain')
      .select(['domain', 'provider_no', 'token', 'next_check_at'])
      .where('domain_state', '=', 'verified')
      .where('next_check_at', '<=', now)
      .where(isNotPostponed('domain', { postponed }))
      .orderBy('next_check_at')
      .orderBy('domain')
      .executeTakeFirst();
    if (due === undefined) return false;
    take(due.domain);
    const looked = await lookFor(deps.config, due.domain, due.token);
    await inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('identity_domain')
        .select(['domain', 'provider_no', 'missing_since'])
        .where('domain', '=', due.domain)
        .where('provider_no', '=', due.provider_no)
        .where('domain_state', '=', 'verified')
        // another process has checked it, or an operator has proved it anew
        .where('next_check_at', '=', due.next_check_at)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return;
      const next = afterCheck(row.missing_since, looked, now);
      await tx
        .updateTable('identity_domain')
        .set({
          domain_state: next.isLapsed ? 'lapsed' : 'verified',
          missing_since: next.missingSince,
          next_check_at: next.nextCheckAt,
          looked,
          looked_at: now,
        })
        .where('domain', '=', row.domain)
        .where('provider_no', '=', row.provider_no)
        .execute();
      if (next.tells !== undefined) await tellOperators({ ...context, db: tx }, row, next.tells);
    });
    return true;
  });
}
