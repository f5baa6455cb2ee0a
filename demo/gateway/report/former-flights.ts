import type { EventContext } from '../server/domain-events';
import { runDueJobs } from '../server/jobs';
import { writeAllFlightFacts } from './flight-facts';

/** Kind of the job that writes facts of what there was before. */
export const WRITE_FACTS = 'write facts';

/** Writes the flights of orders from before there were facts as such, where a migration has left that to do. */
export async function writeFormerFlights({ db, now }: Pick<EventContext, 'db' | 'now'>): Promise<void> {
  const [failure] = await runDueJobs(db, WRITE_FACTS, now, (tx) => writeAllFlightFacts(tx));
  if (failure !== undefined) throw failure;
}
