import type { Place } from '../../../src/domain/place/place';
import type { Fare, Offer } from '../results/offers/offers';

/** A complete search. */
export interface Query {
  dep: Place;
  arr: Place;
  date: string;
  /** '' for one way. */
  returnDate: string;
}

/** One direction of a journey. */
export type Leg = Pick<Query, 'dep' | 'arr' | 'date'>;

/** A search as in an address: codes of cities or airports, and dates; '' where missing. */
export interface SearchCriteria {
  depCode: string;
  arrCode: string;
  depDate: string;
  /** A date makes it a round trip. */
  retDate: string;
}

/** A price unit of a flight, chosen for one leg. */
export interface Choice {
  offer: Offer;
  fare: Fare;
}

/** A journey with the choices made so far. The next leg is searched. */
export interface OnTheWay {
  query: Query;
  choices: readonly Choice[];
}
