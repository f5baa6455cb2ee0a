import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import type { ApplicationRow } from '../applications/application-row';
import { isChangeable } from './trip-change';
import { contentOf, findAgreed, findChangeBy, findChanges, findPendingChange } from './trip-change-queries';

/** Changes of a trip, the effect of a pending change, and the base of the tolerance. */
export async function readChanges(
  db: Database,
  row: ApplicationRow,
  caller: Pick<Caller, 'staffNo'>,
  now: Date,
): Promise<Pick<ApplicationDetail, 'changes' | 'former' | 'agreed'>> {
  const content = contentOf(row);
  if (content === undefined) return { changes: [], former: null, agreed: null };
  const changes = await findChanges(db, row.apply_id);
  const canChange =
    isChangeable(row, caller, now) && (await findPendingChange(db, row.apply_id, now)) === undefined;
  return {
    changes: changes.toReversed().map(({ changed_at, changed_by_name, change_apply_id, before, after }) => ({
      changeTime: changed_at.toISOString(),
      operatorName: changed_by_name,
      applyId: change_apply_id ?? '',
      before,
      after,
    })),
    former: row.change_of === null ? null : await formerOf(db, row.apply_id, row.change_of),
    agreed: canChange ? await findAgreed(db, row.apply_id, content) : null,
  };
}

async function formerOf(
  db: Database,
  applyId: string,
  changeOf: string,
): Promise<ApplicationDetail['former']> {
  const made = await findChangeBy(db, applyId);
  if (made !== undefined) return made.before;
  const changed = await db
    .selectFrom('approval_request')
    .select(['trip', 'reason'])
    .where('apply_id', '=', changeOf)
    .executeTakeFirstOrThrow();
  return contentOf(changed) ?? null;
}
