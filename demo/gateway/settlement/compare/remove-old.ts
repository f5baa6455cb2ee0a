import type { EventContext } from '../../server/events/domain-events';
import { untilNothing } from '../../server/jobs/until-nothing';
import { deleteAskedUntil } from './queries';
import { keptSince } from './view';

/** Comparisons deleted per transaction, since one may have a hundred thousand entries. */
const TOGETHER = 5;

/** Removes expired comparisons with all their entries. */
export async function removeOldComparisons({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const until = keptSince(now);
  await untilNothing(async () => (await deleteAskedUntil(db, until, TOGETHER)) > 0);
}
