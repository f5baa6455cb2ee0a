import type { TravelType } from '../../../src/contract/flight-booking/travel-type';
import type { Handover } from '../../../src/element/definition/upgrade/take-over';
import { NO_FILTERS } from '../filters/filters';
import type { BookingState } from './booking-state';
import { OPENS } from './field-names';
import { AT_REST } from './order/submission';
import type { SearchHandover } from './place/handover';
import { blankFields } from './search/form';

/** Initial state of a booking: input of the first paint, and a search handed over by another page. */
export function initialState(
  today: string,
  travelType: TravelType,
  paint: Handover | undefined,
  search: SearchHandover | undefined,
): BookingState {
  const { values = {}, pressed } = paint ?? {};
  const blank = blankFields(today);
  return {
    form: {
      ...blank,
      date: values['date'] ?? blank.date,
      typed: { dep: values['dep'] ?? '', arr: values['arr'] ?? '' },
      errors: {},
      refusals: 0,
    },
    lastSearch: undefined,
    recent: [],
    cities: { status: 'idle' },
    holidays: [],
    settings: undefined,
    filters: NO_FILTERS,
    usualFilters: NO_FILTERS,
    opened: undefined,
    sort: { key: 'score', descending: false },
    isTaxed: false,
    compared: [],
    flow: { step: 'form' },
    ahead: undefined,
    draft: undefined,
    isResumed: false,
    leftAt: 0,
    party: search?.party,
    travelType,
    isChoosingParty: pressed === OPENS.party,
    request: search?.request,
    overApplyId: '',
    droppedApplyId: '',
    isChoosingRequest: pressed === OPENS.requests,
    isRequesting: false,
    submission: AT_REST,
    unanswered: undefined,
  };
}
