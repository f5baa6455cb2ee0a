import { createStore, type StoreApi } from 'zustand/vanilla';
import { TRAVEL_TYPE, type TravelType } from '../../../src/contract/flight-booking/travel-type';
import { now } from '../../../src/domain/clock';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { FieldFocus } from '../../../src/element/definition/upgrade/take-over';
import type { Host } from '../../../src/element/host/host';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { flightBooking } from '../declaration';
import { NO_FILTERS, type Filters } from '../filters/filters';
import type { Sort } from '../filters/sort-offers';
import { TRAVEL_TYPE_FIELD, readTravelType, seatsOf } from '../party/party';
import { requestPrefill } from '../requests/request-prefill';
import type { OtherFlights } from './booking-base';
import {
  dropApplication,
  resetBooking,
  markOverdue,
  markPaid,
  paying,
  restoredApplication,
  applicationChange,
  switchCompared,
  withTravelType,
} from './booking-changes';
import type { BookingState } from './booking-state';
import { TRIP, TRIP_FIELD } from './field-names';
import type { OrderStep } from './flow';
import { initialState } from './initial-state';
import type { Choice, OnTheWay } from './journey';
import { startDraftSync } from './order/start-draft-sync';
import type { ArrivalCode } from './place/arrival';
import { takeSearchOver } from './place/handover';
import {
  START,
  isDrafting,
  isOnTheWayBack,
  isOrderStep,
  isSamePlace,
  type BookingPlace,
} from './place/place';
import { createPlaces } from './place/places';
import type { Prefill } from './search/criteria';
import { createForm } from './search/form';
import { createLowestPrices } from './search/lowest-prices';

export type Booking = ReturnType<typeof createBooking>;

/** Store of one booking element. Code with calls, schemas or rules is loaded on first use. */
export function createBooking(host: Host<typeof flightBooking>, otherFlights?: OtherFlights) {
  const today = () => shanghaiDate(now());
  const typedBefore = host.handover?.values ?? {};
  /** Input in the first paint that is still to be processed. */
  let { focused, submitted = false } = host.handover ?? {};
  /** Travel type chosen in the first paint; it takes precedence over the initial attributes. */
  let chosenTravelType = readTravelType(typedBefore[TRAVEL_TYPE_FIELD]);
  const handedOver = takeSearchOver(host.runtime);
  /** Travel type of the attribute or the address. */
  let defaultTravelType: TravelType = TRAVEL_TYPE.business;
  const firstTravelType = chosenTravelType ?? handedOver?.travelType ?? defaultTravelType;
  const store: StoreApi<BookingState> = createStore(() =>
    initialState(today(), firstTravelType, host.handover, handedOver),
  );
  const { getState, setState } = store;
  const form = createForm(host, store, today);
  const places = createPlaces(store, (place, replaces) => {
    host.emit('tp-booking-step', { ...place, replaces });
  });
  let code: ArrivalCode | undefined;
  /** Last search requested by the embedder or the address, as JSON. */
  let lastWanted = '';
  /** Outbound choice that was made last, for the browser's forward navigation to the return flights. */
  let legsChosen: OnTheWay | undefined;
  store.subscribe(({ flow, ahead }) => {
    if (isOnTheWayBack(flow)) legsChosen = flow;
    if (isDrafting(flow) && flow !== ahead) setState({ ahead: flow });
  });
  /** Separate for outbound and return, as the calendars and date strips of both are shown together. */
  const lowestPrices = [createLowestPrices(host), createLowestPrices(host)] as const;

  const forget = () => setState(resetBooking(defaultTravelType));
  const takeTravelType = (travelType: TravelType) => setState((state) => withTravelType(state, travelType));

  /** Sets the user's travel type. With a search in view, it emits `tp-travel-type` so that an address can follow. */
  function setTravelType(travelType: TravelType): void {
    takeTravelType(travelType);
    const { lastSearch } = getState();
    if (!lastSearch || lastSearch.travelType === travelType) return;
    setState({ lastSearch: { ...lastSearch, travelType } });
    host.emit('tp-travel-type', { travelType });
  }

  /** Starts a new booking, and clears the former search so that an address no longer contains it. */
  function restart(): void {
    forget();
    setState({ lastSearch: undefined });
    host.emit('tp-booking-restarted');
    places.restarted();
  }

  // text in the focused field is resolved only on blur, as the user is still typing
  for (const field of ['dep', 'arr'] as const) if (focused?.name !== field) void form.settle(field);
  if (typedBefore[TRIP_FIELD] === TRIP.roundTrip) form.setRound(true);
  const booking = {
    store,
    host,
    otherFlights,
    get today() {
      return today();
    },
    form,
    setForm: form.set,
    loadPlaces: form.loadPlaces,
    choosePlace: form.choosePlace,
    settle: form.settle,
    typePlace: form.typePlace,
    swap: form.swap,
    setDate: form.setDate,
    setRound: form.setRound,

    setFilters: (change: Partial<Filters>) =>
      setState(({ filters }) => ({ filters: { ...filters, ...change } })),
    clearFilters: () => setState({ filters: NO_FILTERS }),
    setSort: (sort: Sort) => setState({ sort }),
    setTaxed: (isTaxed: boolean) => setState({ isTaxed }),
    openFlight: (opened: string | undefined) => setState({ opened }),

    async search(): Promise<void> {
      // form errors are shown without loading more code
      if (await form.journey()) await (await arrivalCode())?.search();
    },
    legsChosen: () => legsChosen,
    correcting: places.correcting,
    tell,

    /** Sets the travel type of the attribute or the address. */
    setDefaultTravelType(travelType: TravelType): void {
      const chosen = chosenTravelType;
      chosenTravelType = undefined;
      if (travelType !== defaultTravelType) takeTravelType(chosen ?? travelType);
      defaultTravelType = travelType;
    },

    /** Applies the search and step of the embedder or the address, then continues input of the first paint. */
    async arrive(wanted: Prefill, place: BookingPlace, view: string): Promise<void> {
      const wasPressed = submitted;
      submitted = false;
      const text = JSON.stringify(wanted);
      const isNew = text !== lastWanted;
      // the address of an order contains no search
      if (!isOrderStep(place.step)) lastWanted = text;
      // an address that only follows the user names a present or past place of theirs
      const isFollowing = places.heard(place, view);
      const { lastSearch, flow } = getState();
      const { depCode, arrCode, depDate, retDate } = wanted;
      const isBlank = [depCode, arrCode, depDate, retDate, view].every((one) => one === '');
      const isThere = isBlank && isSamePlace(place, START) && !lastSearch && flow.step === 'form';
      if (isThere && !wasPressed) return; // already at the empty form
      await (await arrivalCode())?.arrive({ wanted, place, view, isNew, isFollowing, submitted: wasPressed });
    },
    /** Opens an existing order. Loads the search code first, which the way back needs. */
    async openOrder(orderNo: string, wanted: OrderStep): Promise<void> {
      if (await arrivalCode()) setState({ flow: { step: 'opening', orderNo, wanted } });
    },
    /** Preloads the code of the first search or of the first way back. */
    prepare: (): void => void loadCode().catch(() => undefined),
    followPlaces: places.follow,

    /** Returns the field to focus, once. */
    takeFocus(): FieldFocus | undefined {
      const field = focused;
      focused = undefined;
      return field;
    },

    lowestPricesOf: (leg: number) => (leg === 0 ? lowestPrices[0] : lowestPrices[1]),

    /** Requests prices for the days shown in a leg's calendar. */
    askDayPrices(leg: 0 | 1, first: string, last: string): void {
      const { dep, arr } = getState().form;
      const beginDate = first < today() ? today() : first;
      if (!dep || !arr || beginDate > last) return;
      const way = leg === 0 ? { dep, arr } : { dep: arr, arr: dep };
      lowestPrices[leg].askQuietly({ ...way, seats: seatsOf(getState()), beginDate, endDate: last });
    },

    toggleCompared: (choice: Choice) => setState((state) => switchCompared(state, choice)),
    clearCompared: () => setState({ compared: [] }),

    setTravelType,
    openParty: () => setState({ isChoosingParty: true }),
    closeParty: () => setState({ isChoosingParty: false }),
    openRequests: () => setState({ isChoosingRequest: true }),
    closeRequests: () => setState({ isChoosingRequest: false }),
    takeOverApplication: (applyId: string) => setState((state) => applicationChange(state, applyId)),
    dropOverApplication: () => setState(dropApplication),
    restoreOverApplication: () => setState(restoredApplication),
    /**
     * Emits `tp-navigate` for a new request, and shows the form inside the element when the host page does not handle
     * it.
     */
    newRequest(): void {
      const isOurs = host.emit('tp-navigate', requestPrefill(getState()));
      setState({ isChoosingRequest: false, isRequesting: isOurs });
    },
    closeNewRequest: () => setState({ isRequesting: false }),
    dropRequest: () => setState({ request: undefined }),

    keepDraft: (leavesOrder: boolean) =>
      startDraftSync(host, store, { forget, restored: places.restored, leavesOrder }),

    pay: () => setState(paying),
    paid: () => setState(markPaid),
    expired: () => setState(markOverdue),

    /** Emits `tp-navigate` for the order, and shows it inside the element when the host page does not handle it. */
    showOrder(): void {
      const { flow } = getState();
      if (!('order' in flow)) return;
      const { orderNo } = flow.order;
      if (host.emit('tp-navigate', { target: 'order', orderNo }))
        setState({ flow: { ...flow, step: 'order' } });
    },

    restart,
  };
  return booking;

  /** Loads the code beyond the form, on the first search or when an address names one. */
  async function loadCode(): Promise<ArrivalCode> {
    const { arrivalOf } = await loadChunk(() => import('./place/arrival'));
    return (code = arrivalOf(booking));
  }
  /** Returns loaded code without a delay, so that a press is processed in the same task. */
  async function arrivalCode(): Promise<ArrivalCode | undefined> {
    return code ?? loadCode().catch(tell);
  }

  function tell(error: unknown): undefined {
    host.report(error);
    if (error instanceof Error) host.notify({ as: 'box', text: error.message, delayMs: 0 });
  }
}
