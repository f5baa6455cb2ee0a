import type { ListedOffer } from '../results/offers/offers';

export type SortKey = 'score' | 'departure' | 'arrival' | 'duration' | 'price';
export interface Sort {
  key: SortKey;
  descending: boolean;
}

/** What makes a flight worse in 综合, as fen of its price. */
const WEIGHT = {
  /** A minute in the air is worth so much: an hour more stands against ¥60. */
  minute: 100,
  /** A stop on the way, besides its time. */
  stop: 8000,
  /** Leaving before 07:00 or arriving after 23:00, or on another day. */
  oddHours: 10_000,
  /** Another airline's aircraft: other counters, other rules on board. */
  share: 3000,
  /** Nothing of what is shown can be given back. */
  final: 5000,
} as const;
const EARLY = 7 * 60;
const LATE = 23 * 60;

/**
 * 综合: the lowest price shown, plus what the flight's inconveniences are worth in fen. The lower the better; it
 * depends on the flight alone, so that a filter never changes the order of what stays with the same fares.
 */
export function scoreOf({ lowest, flight, departure, arrival, isDirect, shownFares }: ListedOffer): number {
  const isFinal = shownFares.every(({ unit }) => unit.refundable === false);
  return (
    lowest +
    flight.duration * WEIGHT.minute +
    (isDirect ? 0 : WEIGHT.stop) +
    (departure < EARLY || arrival > LATE ? WEIGHT.oddHours : 0) +
    (flight.isShare ? WEIGHT.share : 0) +
    (isFinal ? WEIGHT.final : 0)
  );
}

const VALUES: Record<SortKey, (offer: ListedOffer) => number> = {
  score: scoreOf,
  departure: (offer) => offer.departure,
  arrival: (offer) => offer.arrival,
  duration: (offer) => offer.flight.duration,
  price: (offer) => offer.lowest,
};

/** Orders by price: where those who travel can buy nothing, no price stands for the flight. */
const BY_PRICE: ReadonlySet<SortKey> = new Set<SortKey>(['score', 'price']);

/** A new list in order, by price with what they cannot buy at the end; ties by departure, then flight number, then key, so that every order is total. */
export function sortOffers(offers: readonly ListedOffer[], { key, descending }: Sort): ListedOffer[] {
  const sign = descending ? -1 : 1;
  const value = VALUES[key];
  return offers
    .map((offer) => ({
      offer,
      value: sign * value(offer),
      last: BY_PRICE.has(key) && offer.cheapest.obstacle !== undefined ? 1 : 0,
    }))
    .sort((a, b) => a.last - b.last || a.value - b.value || byDeparture(a.offer, b.offer))
    .map(({ offer }) => offer);
}

function byDeparture(a: ListedOffer, b: ListedOffer): number {
  return (
    a.departure - b.departure ||
    compareText(a.flight.flightNo, b.flight.flightNo) ||
    compareText(a.key, b.key)
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
