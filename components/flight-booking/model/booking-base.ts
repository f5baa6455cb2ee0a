import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../src/element/host/host';
import type { flightBooking } from '../declaration';
import type { Offer } from '../results/offers/offers';
import type { BookingState } from './booking-state';
import type { Choice, Leg, OnTheWay } from './journey';
import type { createForm } from './search/form';

/** Alternative source of flights, and the handler of the chosen one. No order is made from it. */
export interface OtherFlights {
  find(leg: Leg, signal: AbortSignal): Promise<readonly Offer[]>;
  choose(choice: Choice): void;
}

/** State of a booking with its services, for code that is loaded on demand. */
export interface BookingBase {
  readonly host: Host<typeof flightBooking>;
  readonly store: StoreApi<BookingState>;
  readonly otherFlights: OtherFlights | undefined;
  readonly today: string;
  readonly form: ReturnType<typeof createForm>;
  /** Outbound choice that was made last. */
  legsChosen(): OnTheWay | undefined;
  /** Runs a navigation that may end elsewhere than the address says, and corrects the address. */
  correcting(run: () => Promise<void> | void): Promise<void>;
  /** Shows an error in a dialog. */
  tell(error: unknown): undefined;
}
