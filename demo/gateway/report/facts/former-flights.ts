import { defineJob } from '../../server/jobs/job';
import { writeAllFlightFacts } from './flight-facts';
import { writeFlightFactsAnew } from './rebuild';

/**
 * Key of the job that first deletes the facts of flights, because they were written before a correction of their
 * computation.
 */
const ANEW = 'all flights anew';

/** Writes the facts of older orders when a migration has left them to be written. */
export const writeFacts = defineJob<unknown>({
  kind: 'write facts',
  inTransaction: true,
  run: ({ db, key }) => (key === ANEW ? writeFlightFactsAnew(db) : writeAllFlightFacts(db)),
});
