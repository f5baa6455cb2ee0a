import { defineJob } from '../../server/jobs/job';
import { writeAllFlightFacts } from './flight-facts';
import { rewriteFlightFactsIn } from './rebuild';

/**
 * Key of the job that first deletes the facts of flights, because they were written before a correction of their
 * computation.
 */
const REWRITE_ALL = 'all flights anew';

/** Writes the facts of older orders when a migration has left them to be written. */
export const writeFacts = defineJob<unknown>({
  kind: 'write facts',
  inTransaction: true,
  run: ({ db, key }) => (key === REWRITE_ALL ? rewriteFlightFactsIn(db) : writeAllFlightFacts(db)),
});
