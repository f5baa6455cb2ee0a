import type { Offer } from '../results/offers/offers';
import type { SummaryLeg } from './summary-leg';
import type { OnTheWay } from './journey';
import type { MadeOrder } from './order/made-order';

/** Of an order not made yet: it is typed, or looked over before it is sent. */
export type DraftStep = 'passengers' | 'review';

/** What of an order made is on view: how it stands, its payment, that it is paid. */
export type OrderStep = 'order' | 'pay' | 'paid';

/** An order with its flights. */
interface Made {
  legs: readonly SummaryLeg[];
  order: MadeOrder;
}

/** A journey all legs of which are chosen. */
export type Chosen = Found & OnTheWay;

/** How the chosen prices stand now, beside what was shown. */
export interface PresentPrices {
  /** Flights whose fare of one adult is another one now, fen. */
  changes: readonly { flightNo: string; before: number; now: number }[];
  /** Numbers of flights whose chosen price is not sold any more. */
  gone: readonly string[];
}

interface Found {
  offers: readonly Offer[];
  /** Not to be chosen: they leave before the leg before them has arrived. The lowest fare counts them all the same. */
  tooEarly: readonly Offer[];
}

/** Where the user is. The search form stands above the first four. `choices`: one a leg, in the order flown. */
export type Flow =
  | { step: 'form' }
  | ({ step: 'searching' } & OnTheWay)
  | ({ step: 'failed'; message: string } & OnTheWay)
  | ({ step: 'choosing' } & Found & OnTheWay)
  | ({ step: DraftStep; prices?: PresentPrices | undefined } & Found & OnTheWay)
  /** An order made before, on its way from the gateway, and what is wanted of it. */
  | { step: 'opening'; orderNo: string; wanted: OrderStep }
  | ({ step: 'created' } & Made)
  | ({ step: 'paying' } & Made)
  | ({ step: 'done' } & Made)
  | ({ step: 'order' } & Made);

/** The legs are chosen, and the order is not made yet. */
export type Drafting = Extract<Flow, { step: DraftStep }>;
