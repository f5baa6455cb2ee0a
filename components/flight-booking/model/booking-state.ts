import type { CalendarDay } from '../../../src/contract/flight-booking/places';
import type { BookingSettings } from './search/booking-settings';
import type { Cities } from '../../../src/domain/place/places';
import type { TravelType } from '../../../src/contract/flight-booking/travel-type';
import type { Party } from '../party/party';
import type { DraftErrors, OrderDraft } from '../passengers/draft/draft';
import type { SubmitResult } from '../passengers/order/submit-result';
import type { TravelRequest } from '../requests/request';
import type { Recent } from '../search/recent';
import type { Filters } from '../filters/filters';
import type { Sort } from '../filters/sort-offers';
import type { UnansweredRequest } from './order/unanswered';
import type { SearchCriteria, Choice } from './journey';
import type { SearchForm } from './search/search-form';
import type { ChosenFlights, Flow } from './flow';

export interface BookingState {
  form: SearchForm;
  /** Last search that was started. */
  lastSearch: (SearchCriteria & { isPrefilled: boolean; travelType: TravelType }) | undefined;
  /** Earlier searches of the user with dates valid today; newest first. */
  recent: readonly Recent[];
  cities: Cities;
  holidays: readonly CalendarDay[];
  /** Settings of the enterprise; undefined while loading. */
  settings: BookingSettings | undefined;
  filters: Filters;
  /** Filters preset for these flights, before any change by the user. */
  usualFilters: Filters;
  sort: Sort;
  /** Prices include an adult's taxes (机建 and 燃油) when listed, filtered and sorted. */
  isTaxed: boolean;
  /** Key of the flight that is open in the results. */
  opened: string | undefined;
  /** Price units in the comparison, in the order they were added; cleared by the next search. */
  compared: readonly Choice[];
  flow: Flow;
  /** Journey that was last taken to the order form, for the browser's forward navigation. */
  ahead: ChosenFlights | undefined;
  /** Scroll position in px when a flight was chosen. */
  leftAt: number;
  /** Draft of the order. It remains while the user goes back and chooses another flight. */
  draft: OrderDraft | undefined;
  /** True when the draft was restored after a reload. */
  isResumed: boolean;
  /** Travellers chosen at the search; undefined for the user alone. An order under way has its own. */
  party: Party | undefined;
  /** Travel type chosen at the search. An order under way has its own. */
  travelType: TravelType;
  /** True while the dialog of travellers is open. */
  isChoosingParty: boolean;
  /** Approved travel request that is booked under. */
  request: TravelRequest | undefined;
  /** Number of the approved over-standard application that the user came with; '' for none. */
  overApplyId: string;
  /** Number of the application that the user chose not to use; '' for none. */
  droppedApplyId: string;
  /** True while the list of requests is open. */
  isChoosingRequest: boolean;
  /** True while a new request is filled in inside the element, as the host page does not handle it. */
  isRequesting: boolean;
  submission: Submission;
  unanswered: UnansweredRequest | undefined;
}

export interface Submission {
  busy: boolean;
  errors: DraftErrors;
  /** Outcome of the last submission that requires a reaction of the user. */
  result:
    | Exclude<SubmitResult, { kind: 'checked' | 'created' | 'invalid' | 'prevented' | 'failed' }>
    | undefined;
}
