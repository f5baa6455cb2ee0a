import type { CalendarDay } from '../../../src/contract/flight-booking/places';
import type { BookingSettings } from './search/booking-settings';
import type { Place } from '../../../src/domain/place/city-match';
import type { Cities } from '../../../src/domain/place/places';
import type { TravelType } from '../../../src/contract/flight-booking/travel-type';
import type { OrderDetail, OrderStatus } from '../../../src/contract/order/list';
import type { Party } from '../party/party';
import type { DraftErrors, OrderDraft } from '../passengers/draft/draft';
import type { SubmitResult } from '../passengers/order/submitting';
import type { TravelRequest } from '../requests/request';
import type { Recent } from '../search/recent';
import type { Filters } from '../filters/filters';
import type { Fare, Offer } from '../results/offers/offers';
import type { Sort } from '../filters/sorting';
import type { SummaryLeg } from './summary-leg';
import type { FormProblem } from './search/form-check';
import type { Unanswered } from './order/unanswered';

/** What to search for, complete. */
export interface Query {
  dep: Place;
  arr: Place;
  date: string;
  /** '' for one way. */
  returnDate: string;
}

/** One way of a journey. */
export type Leg = Pick<Query, 'dep' | 'arr' | 'date'>;

/** A search as it stands in an address: codes of cities or airports and dates, '' for what is not given. */
export interface SearchCriteria {
  depCode: string;
  arrCode: string;
  depDate: string;
  /** Given: a round trip. */
  retDate: string;
}

/** Of an order not made yet: it is typed, or looked over before it is sent. */
export type DraftStep = 'passengers' | 'review';

/** What of an order made is on view: how it stands, its payment, that it is paid. */
export type OrderStep = 'order' | 'pay' | 'paid';

/** A price unit of a flight, chosen for one leg of the journey. */
export interface Choice {
  offer: Offer;
  fare: Fare;
}

/** An order made, as far as the screens after it need it. */
export interface MadeOrder {
  orderNo: string;
  totalAmount: number;
  /** 待审批: it can be paid once the approver has agreed. */
  orderStatus: OrderStatus;
  /** The application it waits for; '' for none. */
  waitsForApplyId: string;
  /** ISO instants: the seats are held until the first, the price until the second. */
  payDeadline: string;
  priceGuaranteedUntil: string;
  /** The user has the right to pay it. */
  canPay: boolean;
  pnr: string;
  /** How it was cancelled; not there: it is not, or not known to be. */
  cancellation?: OrderDetail['cancellation'];
  /** The gateway has refused its payment as too late, wherever the clock here stands. */
  isOverdue?: true;
}

/** A journey with the legs that are chosen so far; the next one is searched for. */
export interface OnTheWay {
  query: Query;
  choices: readonly Choice[];
}

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

export interface SearchForm {
  dep: Place | undefined;
  arr: Place | undefined;
  isRound: boolean;
  date: string;
  /** Stays while one way is chosen, for whoever changes their mind. */
  returnDate: string;
  /** What was typed into a city field and not yet taken for a place. */
  typed: { dep: string; arr: string };
  errors: Partial<Record<'dep' | 'arr' | 'date' | 'returnDate', FormProblem>>;
  /** Counts refused searches; each moves the focus to the first error. */
  refusals: number;
}

export interface BookingState {
  form: SearchForm;
  /** The search that was last begun; undefined before the first. */
  lastSearch: (SearchCriteria & { isPrefilled: boolean; travelType: TravelType }) | undefined;
  /** Searches of the user made before, as they may be made today; newest first. */
  recent: readonly Recent[];
  cities: Cities;
  holidays: readonly CalendarDay[];
  /** Of the enterprise; undefined until they are read. */
  settings: BookingSettings | undefined;
  filters: Filters;
  /** What these flights are filtered by before the user changes anything. */
  usualFilters: Filters;
  sort: Sort;
  /** Prices of the flights are listed with the taxes of an adult (机建 and 燃油): shown, filtered and ordered by. */
  isTaxed: boolean;
  /** Key of the flight that is open among the results; undefined: none. */
  opened: string | undefined;
  /** Price units set side by side, in the order they were taken; gone with the next search. */
  compared: readonly Choice[];
  flow: Flow;
  /** The journey that was last taken to the order form, for the way forward to it. */
  ahead: Chosen | undefined;
  /** How far the flights were scrolled when one was chosen, px. */
  leftAt: number;
  /** What was typed for the order; kept while one goes back and chooses another flight. */
  draft: OrderDraft | undefined;
  /** The draft was typed before the page was loaded. */
  isResumed: boolean;
  /** Who travels, as chosen at the search; undefined: the user alone. An order begun has its own. */
  party: Party | undefined;
  /** On business or privately, as chosen at the search. An order begun has its own. */
  travelType: TravelType;
  /** The list of those who may travel is open. */
  isChoosingParty: boolean;
  /** The approved request one books under. */
  request: TravelRequest | undefined;
  /** The over-standard application, agreed to beforehand, that the user came to book by; '' for none. */
  overApplyId: string;
  /** The one that the user chose to book without; '' for none. */
  droppedApplyId: string;
  /** The list of requests is open. */
  isChoosingRequest: boolean;
  /** A new request is made in place, where the page around has no place for it. */
  isRequesting: boolean;
  submission: Submission;
  unanswered: Unanswered | undefined;
}

export interface Submission {
  busy: boolean;
  errors: DraftErrors;
  /** What submitting last ended in and the user has to answer to. */
  result:
    | Exclude<SubmitResult, { kind: 'checked' | 'created' | 'invalid' | 'prevented' | 'failed' }>
    | undefined;
}
