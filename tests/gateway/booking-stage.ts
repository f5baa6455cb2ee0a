import type { OrderPassenger, Voyage } from '../../src/contract/flight-booking/booking';
import { findVoyage, self } from './booking';
import { checkBooks } from './books';
import { startTestGateway, type TestGateway } from './harness';

/** A gateway with a member of staff who is about to book. */
export interface BookingStage {
  gateway: TestGateway;
  as: string;
  voyage: Voyage;
  /** The member of staff himself. */
  me: OrderPassenger;
}

export async function openBooking(): Promise<BookingStage> {
  const gateway = await startTestGateway();
  const as = await gateway.login('staff');
  return { gateway, as, voyage: await findVoyage(gateway, as), me: await self(gateway, as) };
}

/** Closes it once the books have been found right. */
export async function closeBooking({ gateway }: Pick<BookingStage, 'gateway'>): Promise<void> {
  await checkBooks(gateway.db);
  await gateway.close();
}
