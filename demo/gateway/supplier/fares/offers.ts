import type { BookingClass } from './booking-classes';
import { chance, pick } from '../hash';
import { agreement, baggageBundle, flexible, published, restricted, type Product } from './products';
import type { Restriction } from './restrictions';

/** A product on a booking class. */
export interface Offer {
  booking: BookingClass;
  product: Product;
}

interface OfferContext {
  carrier: string;
  lowCost: boolean;
  restrictions: readonly Restriction[];
  seats: Readonly<Record<string, number>>;
  /** Seed of the flight number and the date. */
  seed: number;
}

/** Price units a flight never exceeds. */
const MOST_OFFERS = 20;
const SHARES = { secondAgreement: 0.5, frontAgreement: 0.4, flexible: 0.4 };

/**
 * Offers of a flight in its open classes, the most expensive first within a cabin. There are at least eight, since six
 * economy classes are open on any flight and two of them have a second product. Throws RangeError if fewer than two
 * economy classes are open.
 */
export function offersOf(open: readonly BookingClass[], context: OfferContext): Offer[] {
  const standard = open.map((booking) => ({ booking, product: published(booking) }));
  const [full, ...discounted] = open.filter(({ cabin }) => cabin === 'Y');
  if (!full || discounted.length === 0) throw new RangeError('Economy class is closed');
  const own = context.lowCost
    ? bundles(full, discounted, context.seed)
    : agreements(open, full, discounted, context);
  const limited = restrictedOffers(discounted, context);
  return [...standard, ...own, ...limited, ...flexibleOffers(discounted, context)].slice(0, MOST_OFFERS);
}

/** Full economy, a discount and the cheapest class with baggage. */
function bundles(full: BookingClass, discounted: readonly BookingClass[], seed: number): Offer[] {
  const classes = new Set([full, pick(discounted, seed, 'bundle'), ...discounted.slice(-1)]);
  return [...classes].map((booking) => ({ booking, product: baggageBundle }));
}

/** Full economy, one or two of its discounts, and on some flights full first or business class. */
function agreements(
  open: readonly BookingClass[],
  full: BookingClass,
  discounted: readonly BookingClass[],
  { carrier, seed }: OfferContext,
): Offer[] {
  const classes = new Set([full, pick(discounted, seed, 'agreement')]);
  if (chance(seed, 'agreements') < SHARES.secondAgreement) {
    classes.add(pick(discounted, seed, 'second agreement'));
  }
  const front = open.find(({ code }) => code === 'F' || code === 'J');
  if (front && chance(seed, 'front agreement') < SHARES.frontAgreement) classes.add(front);
  return [...classes].map((booking) => ({ booking, product: agreement(carrier) }));
}

/** Restricted products are on the cheapest classes that have the seats, one class each. */
function restrictedOffers(
  discounted: readonly BookingClass[],
  { restrictions, seats }: OfferContext,
): Offer[] {
  const free = discounted.toReversed();
  return restrictions.flatMap((restriction) => {
    const place = free.findIndex(({ code }) => (seats[code] ?? 0) >= restriction.fewest);
    return free.splice(place, place < 0 ? 0 : 1).map((booking) => ({
      booking,
      product: restricted(restriction),
    }));
  });
}

function flexibleOffers(discounted: readonly BookingClass[], { lowCost, seed }: OfferContext): Offer[] {
  if (lowCost || chance(seed, 'flexible') >= SHARES.flexible) return [];
  return [{ booking: pick(discounted, seed, 'flexible class'), product: flexible }];
}
