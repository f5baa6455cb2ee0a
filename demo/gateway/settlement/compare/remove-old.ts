import type { EventContext } from '../../server/events/domain-events';
import { drain } from '../../server/jobs/drain';
import { deleteComparisonsUntil } from './queries';
import { retentionStart } from './view';

/** Comparisons deleted per transaction, since one may have a hundred thousand entries. */
const TOGETHER = 5;

/** Removes expired comparisons with all their entries. */
export async function removeOldComparisons({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const until = retentionStart(now);
  await drain(async () => (await deleteComparisonsUntil(db, until, TOGETHER)) > 0);
}
