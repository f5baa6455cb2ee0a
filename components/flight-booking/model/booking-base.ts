import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../src/element/host/host';
import type { flightBooking } from '../declaration';
import type { Offer } from '../results/offers/offers';
import type { BookingState } from './booking-state';
import type { Choice, Leg, OnTheWay } from './journey';
import type { createForm } from './search/form';

/** Flights of another source than those on sale for all, and the use of the chosen one: no order is made of it. */
export interface OtherFlights {
  find(leg: Leg, signal: AbortSignal): Promise<readonly Offer[]>;
  choose(choice: Choice): void;
}

/** The state of a booking with its surroundings, for the code that is loaded when it is first needed. */
export interface BookingBase {
  readonly host: Host<typeof flightBooking>;
  readonly store: StoreApi<BookingState>;
  readonly otherFlights: OtherFlights | undefined;
  readonly today: string;
  readonly form: ReturnType<typeof createForm>;
  /** The way there as it was last chosen. */
  legsChosen(): OnTheWay | undefined;
  /** Runs a step that leads elsewhere than the address says, and puts the address right. */
  correcting(run: () => Promise<void> | void): Promise<void>;
  /** Tells of a failure in a box. */
  tell(error: unknown): undefined;
}
