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
import type { Sort } from '../filters/sorting';
import type { Unanswered } from './order/unanswered';
import type { SearchCriteria, Choice } from './journey';
import type { SearchForm } from './search/search-form';
import type { Chosen, Flow } from './flow';

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
  /** Filters of these flights before the user changes any. */
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
  /** The draft of the order; kept while one goes back and chooses another flight. */
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
  /** The outcome of the last submission that the user has to answer to. */
  result:
    | Exclude<SubmitResult, { kind: 'checked' | 'created' | 'invalid' | 'prevented' | 'failed' }>
    | undefined;
}
