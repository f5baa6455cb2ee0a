import type { OrderPassenger, Voyage } from '../../../../src/contract/flight-booking/booking';
import { findVoyage, self } from './booking';
import { checkConsistency } from '../consistency';
import { startTestGateway, type TestGateway, type TestOptions } from '../harness';

/** Gateway with a member of staff who is about to book. */
export interface BookingSetup {
  gateway: TestGateway;
  as: string;
  voyage: Voyage;
  /** The member of staff as passenger. */
  me: OrderPassenger;
}

export async function setUpBooking(options: TestOptions = {}): Promise<BookingSetup> {
  const gateway = await startTestGateway(options);
  const as = await gateway.login('staff');
  return { gateway, as, voyage: await findVoyage(gateway, as), me: await self(gateway, as) };
}

/** Checks the consistency of the data, and closes the gateway. */
export async function tearDownBooking({ gateway }: Pick<BookingSetup, 'gateway'>): Promise<void> {
  await checkConsistency(gateway.db);
  await gateway.close();
}
