import type { ListedOffer } from '../results/offers/offers';

export type SortKey = 'score' | 'departure' | 'arrival' | 'duration' | 'price';
export interface Sort {
  key: SortKey;
  descending: boolean;
}

/** Penalties of a flight in 综合, in fen of its price. */
const WEIGHT = {
  /** Per minute of duration: an hour costs as much as ¥60. */
  minute: 100,
  /** Per stop, in addition to its time. */
  stop: 8000,
  /** For a departure before 07:00, an arrival after 23:00 or one on another day. */
  oddHours: 10_000,
  /** For a flight operated by another airline, with other counters and rules on board. */
  share: 3000,
  /** For a flight whose listed fares are all non-refundable. */
  final: 5000,
} as const;
const EARLY = 7 * 60;
const LATE = 23 * 60;

/**
 * 综合: lowest listed price plus the penalties in fen; lower is better. It depends on the flight alone, so that filters
 * do not change the order of flights with the same fares.
 */
export function recommendationPenalty({
  lowest,
  flight,
  departure,
  arrival,
  isDirect,
  shownFares,
}: ListedOffer): number {
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
  score: recommendationPenalty,
  departure: (offer) => offer.departure,
  arrival: (offer) => offer.arrival,
  duration: (offer) => offer.flight.duration,
  price: (offer) => offer.lowest,
};

/** Orders by price, where flights that the travellers cannot buy have no price. */
const BY_PRICE: ReadonlySet<SortKey> = new Set<SortKey>(['score', 'price']);

/**
 * Sorted copy of the list. Flights that cannot be bought come last when sorted by price. Ties are resolved by
 * departure, flight number and key, so that the order is total.
 */
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
