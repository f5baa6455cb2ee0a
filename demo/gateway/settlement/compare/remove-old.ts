import type { EventContext } from '../../server/events/domain-events';
import { untilNothing } from '../../server/jobs/until-nothing';
import { deleteAskedUntil } from './queries';
import { keptSince } from './view';

/** Removed together: one may have a hundred thousand entries. */
const TOGETHER = 5;

/** Removes comparisons with all that was found once their time is over. */
export async function removeOldComparisons({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const until = keptSince(now);
  await untilNothing(async () => (await deleteAskedUntil(db, until, TOGETHER)) > 0);
}
