import type { Offer } from '../results/offers/offers';
import type { SummaryLeg } from './summary-leg';
import type { OnTheWay } from './journey';
import type { MadeOrder } from './order/made-order';

/** Step of an order before its creation: filling in, or review. */
export type DraftStep = 'passengers' | 'review';

/** View of an existing order: its state, its payment, or its completion. */
export type OrderStep = 'order' | 'pay' | 'paid';

/** A created order with its flights. */
interface Made {
  legs: readonly SummaryLeg[];
  order: MadeOrder;
}

/** A journey with choices for all legs. */
export type Chosen = Found & OnTheWay;

/** Current prices of the chosen flights compared with the displayed ones. */
export interface PresentPrices {
  /** Flights whose adult fare has changed, in fen. */
  changes: readonly { flightNo: string; before: number; now: number }[];
  /** Numbers of flights whose chosen price is no longer sold. */
  gone: readonly string[];
}

interface Found {
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
  | ({ step: 'choosing' } & Found & OnTheWay)
  | ({ step: DraftStep; prices?: PresentPrices | undefined } & Found & OnTheWay)
  /** An existing order that is loading, and the view to show then. */
  | { step: 'opening'; orderNo: string; wanted: OrderStep }
  | ({ step: 'created' } & Made)
  | ({ step: 'paying' } & Made)
  | ({ step: 'done' } & Made)
  | ({ step: 'order' } & Made);

/** Steps with all legs chosen but no order yet. */
export type Drafting = Extract<Flow, { step: DraftStep }>;
