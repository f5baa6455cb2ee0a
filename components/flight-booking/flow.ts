import type { CalendarDay, City } from '../../src/contract/flight-booking';
import type { Place } from './city-match';
import type { DraftErrors, OrderDraft } from './passengers/draft';
import type { Outcome } from './passengers/submitting';
import type { Filters } from './results/filters';
import type { Fare, Offer } from './results/offers';
import type { Sort } from './results/sorting';

/** What to search for, complete. */
export interface Query {
  dep: Place;
  arr: Place;
  date: string;
}

/** A price unit of a flight, chosen for one leg of the journey. */
export interface Choice {
  offer: Offer;
  fare: Fare;
}

/** An order made, as far as the screens after it need it. */
export interface MadeOrder {
  orderNo: string;
  totalAmount: number;
  payDeadline: string;
  pnr: string;
}

/** Where the user is. The search form stands above the first four. `choices`: one a leg, in the order flown. */
export type Flow =
  | { step: 'form' }
  | { step: 'searching'; query: Query }
  | { step: 'failed'; query: Query; message: string }
  | { step: 'choosing'; query: Query; offers: readonly Offer[] }
  | { step: 'passengers'; query: Query; offers: readonly Offer[]; choices: readonly Choice[] }
  | { step: 'created'; choices: readonly Choice[]; order: MadeOrder }
  | { step: 'paying'; choices: readonly Choice[]; order: MadeOrder }
  | { step: 'done'; choices: readonly Choice[]; order: MadeOrder }
  | { step: 'order'; choices: readonly Choice[]; order: MadeOrder };

export type Cities =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; list: readonly City[]; places: readonly Place[] };

export interface SearchForm {
  dep: Place | undefined;
  arr: Place | undefined;
  date: string;
  /** What was typed into a city field and not yet taken for a place. */
  typed: { dep: string; arr: string };
  errors: Partial<Record<'dep' | 'arr' | 'date', string>>;
  /** Counts refused searches; each moves the focus to the first error. */
  refusals: number;
}

export interface BookingState {
  form: SearchForm;
  cities: Cities;
  holidays: readonly CalendarDay[];
  filters: Filters;
  sort: Sort;
  /** Price units set side by side, in the order they were taken; gone with the next search. */
  compared: readonly Choice[];
  flow: Flow;
  /** What was typed for the order; kept while one goes back and chooses another flight. */
  draft: OrderDraft | undefined;
  /** The draft was typed before the page was loaded. */
  isResumed: boolean;
  submission: Submission;
}

export interface Submission {
  busy: boolean;
  errors: DraftErrors;
  /** What submitting last ended in and the user has to answer to. */
  outcome: Exclude<Outcome, { kind: 'created' | 'invalid' | 'prevented' | 'failed' }> | undefined;
}
