import type { EventContext } from '../../server/events/domain-events';
import { runDueJobs } from '../../server/jobs/jobs';
import { writeAllFlightFacts } from './flight-facts';
import { writeFlightFactsAnew } from './rebuild';

/** Kind of the job that writes facts of what there was before. */
export const WRITE_FACTS = 'write facts';

/** Key of the job that takes the facts of flights away first: they were written before a correction of how they are made. */
const ANEW = 'all flights anew';

/** Writes the flights of orders from before as facts, where a migration has left that to do. */
export async function writeFormerFlights({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const [failure] = await runDueJobs(db, WRITE_FACTS, now, (tx, key) =>
    key === ANEW ? writeFlightFactsAnew(tx) : writeAllFlightFacts(tx),
  );
  if (failure !== undefined) throw failure;
}
