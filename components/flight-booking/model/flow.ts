import type { Offer } from '../results/offers/offers';
import type { SummaryLeg } from './summary-leg';
import type { OnTheWay } from './journey';
import type { CreatedOrder } from './order/created-order';

/** Step of an order before its creation: filling in, or review. */
export type DraftStep = 'passengers' | 'review';

/** View of an existing order: its state, its payment, or its completion. */
export type OrderStep = 'order' | 'pay' | 'paid';

/** A created order with its flights. */
interface CreatedBooking {
  legs: readonly SummaryLeg[];
  order: CreatedOrder;
}

/** A journey with choices for all legs. */
export type ChosenFlights = SearchResult & OnTheWay;

/** Current prices of the chosen flights compared with the displayed ones. */
export interface PresentPrices {
  /** Flights whose adult fare has changed, in fen. */
  changes: readonly { flightNo: string; before: number; now: number }[];
  /** Numbers of flights whose chosen price is no longer sold. */
  gone: readonly string[];
}

interface SearchResult {
  offers: readonly Offer[];
  /**
   * Flights that cannot be chosen as they leave before the previous leg has arrived. They still count for the lowest
   * fare.
   */
  tooEarly: readonly Offer[];
}

/** Current step. The search form is above the first four. `choices`: one per leg, in flight order. */
export type Flow =
  | { step: 'form' }
  | ({ step: 'searching' } & OnTheWay)
  | ({ step: 'failed'; message: string } & OnTheWay)
  | ({ step: 'choosing' } & SearchResult & OnTheWay)
  | ({ step: DraftStep; prices?: PresentPrices | undefined } & SearchResult & OnTheWay)
  /** An existing order that is loading, and the view to show then. */
  | { step: 'opening'; orderNo: string; wanted: OrderStep }
  | ({ step: 'created' } & CreatedBooking)
  | ({ step: 'paying' } & CreatedBooking)
  | ({ step: 'done' } & CreatedBooking)
  | ({ step: 'order' } & CreatedBooking);

/** Steps with all legs chosen but no order yet. */
export type DraftFlow = Extract<Flow, { step: DraftStep }>;
