import { defineJob } from '../../server/jobs/job';
import { writeAllFlightFacts } from './flight-facts';
import { writeFlightFactsAnew } from './rebuild';

/** Key of the job that takes the facts of flights away first: they were written before a correction of how they are made. */
const ANEW = 'all flights anew';

/** Writes the flights of orders from before as facts, where a migration has left that to do. */
export const writeFacts = defineJob<unknown>({
  kind: 'write facts',
  inTransaction: true,
  run: ({ db, key }) => (key === ANEW ? writeFlightFactsAnew(db) : writeAllFlightFacts(db)),
});
