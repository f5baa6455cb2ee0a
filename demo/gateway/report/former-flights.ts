import { inTransaction } from '../db/transaction';
import type { EventContext } from '../server/domain-events';
import { writeAllFlightFacts } from './flight-facts';

/** Writes the flights of orders from before there were facts as such, once. */
export async function writeFormerFlights({ db }: Pick<EventContext, 'db'>): Promise<void> {
  const state = await db.selectFrom('travel_state').select('flights_are_written').executeTakeFirstOrThrow();
  if (state.flights_are_written) return;
  await inTransaction(db, async (tx) => {
    // of several processes one does it
    const due = await tx
      .updateTable('travel_state')
      .set({ flights_are_written: true })
      .where('flights_are_written', '=', false)
      .returning('flights_are_written')
      .executeTakeFirst();
    if (due !== undefined) await writeAllFlightFacts(tx);
  });
}
