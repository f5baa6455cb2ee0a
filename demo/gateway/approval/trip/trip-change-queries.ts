import type { TripContent } from '../../../../src/contract/approval/trip';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import type { ApplicationRow } from '../applications/application-row';

export interface NewTripChange {
  applyId: string;
  at: Date;
  by: Pick<Caller, 'staffNo' | 'staffName'>;
  /** The application that approved it; null: it was within the tolerance. */
  changeApplyId: string | null;
  before: TripContent;
  after: TripContent;
}

/** Current content of a trip; undefined for other applications. */
export const contentOf = ({
  trip,
  reason,
}: Pick<ApplicationRow, 'trip' | 'reason'>): TripContent | undefined =>
  trip === null ? undefined : { trip, reason };

/** Replaces the content of a locked trip and logs the change. */
export async function setContent(db: Database, change: NewTripChange): Promise<void> {
  const { applyId, at, by, changeApplyId, before, after } = change;
  const made = await findChanges(db, applyId);
  await db
    .insertInto('approval_trip_change')
    .values({
      apply_id: applyId,
      change_no: made.length + 1,
      changed_at: at,
      changed_by_no: by.staffNo,
      changed_by_name: by.staffName,
      change_apply_id: changeApplyId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
  await db
    .updateTable('approval_request')
    .set({ trip: JSON.stringify(after.trip), reason: after.reason })
    .where('apply_id', '=', applyId)
    .execute();
}

/** Changes of a trip, the oldest first. */
export function findChanges(db: Database, applyId: string) {
  return db
    .selectFrom('approval_trip_change')
    .selectAll()
    .where('apply_id', '=', applyId)
    .orderBy('change_no')
    .execute();
}

export function findChangeBy(db: Database, changeApplyId: string) {
  return db
    .selectFrom('approval_trip_change')
    .selectAll()
    .where('change_apply_id', '=', changeApplyId)
    .executeTakeFirst();
}

/** The number of a trip's pending change; undefined for none. */
export async function findPendingChange(
  db: Database,
  applyId: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('approval_request')
    .select('apply_id')
    .where('change_of', '=', applyId)
    .where('apply_state', '=', '审批中')
    .where('deadline', '>', now)
    .executeTakeFirst();
  return found?.apply_id;
}

/**
 * Content that was approved last. The tolerance is measured from it, so that a series of small changes cannot exceed
 * it. `current`: the present content.
 */
export async function findAgreed(db: Database, applyId: string, current: TripContent): Promise<TripContent> {
  const changes = await findChanges(db, applyId);
  const lastAgreed = changes.findLastIndex(({ change_apply_id }) => change_apply_id !== null);
  return changes[lastAgreed + 1]?.before ?? current;
}
