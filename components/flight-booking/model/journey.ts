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

/** One way of a journey. */
export type Leg = Pick<Query, 'dep' | 'arr' | 'date'>;

/** A search as it stands in an address: codes of cities or airports and dates, '' for those not given. */
export interface SearchCriteria {
  depCode: string;
  arrCode: string;
  depDate: string;
  /** Given: a round trip. */
  retDate: string;
}

/** A price unit of a flight, chosen for one leg of the journey. */
export interface Choice {
  offer: Offer;
  fare: Fare;
}

/** A journey with the legs that are chosen so far; the next one is searched for. */
export interface OnTheWay {
  query: Query;
  choices: readonly Choice[];
}
