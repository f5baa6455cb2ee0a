import { createStore, type StoreApi } from 'zustand/vanilla';
import { TRAVEL_TYPE, type TravelType } from '../../../src/contract/flight-booking/travel-type';
import { now } from '../../../src/domain/clock';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { FieldFocus } from '../../../src/element/definition/upgrade/take-over';
import type { Host } from '../../../src/element/host/host';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { flightBooking } from '../declaration';
import { NO_FILTERS, type Filters } from '../filters/filters';
import type { Sort } from '../filters/sorting';
import { TRAVEL_TYPE_FIELD, readTravelType, seatsOf } from '../party/party';
import { wantedRequest } from '../requests/wanted-request';
import type { OtherFlights } from './booking-base';
import {
  droppedApplication,
  forgotten,
  overdue,
  paid,
  paying,
  restoredApplication,
  takenApplication,
  toggledCompared,
  withTravelType,
} from './booking-changes';
import type { BookingState } from './booking-state';
import { TRIP, TRIP_FIELD } from './field-names';
import type { OrderStep } from './flow';
import { initialState } from './initial-state';
import type { Choice, OnTheWay } from './journey';
import { keepLater } from './order/keep-later';
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

/** The flow of one booking element. Whatever needs calls, schemas or rules is loaded when it is first done. */
export function createBooking(host: Host<typeof flightBooking>, otherFlights?: OtherFlights) {
  const today = () => shanghaiDate(now());
  const typedBefore = host.handover?.values ?? {};
  /** What the user did in the first paint and is still to be carried on. */
  let { focused, submitted = false } = host.handover ?? {};
  /** Chosen in the first paint: it comes before the attributes that were there then. */
  let chosenTravelType = readTravelType(typedBefore[TRAVEL_TYPE_FIELD]);
  const handedOver = takeSearchOver(host.runtime);
  /** What the embedder wants, or an address names. */
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
  /** What the embedder, or an address, wanted last. */
  let lastWanted = '';
  /** The way there as it was last chosen, for the way forward to the flights back. */
  let legsChosen: OnTheWay | undefined;
  store.subscribe(({ flow, ahead }) => {
    if (isOnTheWayBack(flow)) legsChosen = flow;
    if (isDrafting(flow) && flow !== ahead) setState({ ahead: flow });
  });
  /** Of the way there and the way back: the calendars and the strip of days stand side by side. */
  const lowestPrices = [createLowestPrices(host), createLowestPrices(host)] as const;

  const forget = () => setState(forgotten(defaultTravelType));
  const takeTravelType = (travelType: TravelType) => setState((state) => withTravelType(state, travelType));

  /** The user's own choice: where a search is on view, whoever keeps it in an address follows. */
  function setTravelType(travelType: TravelType): void {
    takeTravelType(travelType);
    const { lastSearch } = getState();
    if (!lastSearch || lastSearch.travelType === travelType) return;
    setState({ lastSearch: { ...lastSearch, travelType } });
    host.emit('tp-travel-type', { travelType });
  }

  /** A new booking: the former search is no longer what an address should say. */
  function restart(): void {
    forget();
    setState({ lastSearch: undefined });
    host.emit('tp-booking-restarted');
    places.restarted();
  }

  // the field with the focus is still being typed in: its text is taken when it is left
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
      // a word at the fields needs no more code
      if (await form.journey()) await (await arrivalCode())?.search();
    },
    legsChosen: () => legsChosen,
    correcting: places.correcting,
    tell,

    /** The travel type that the embedder wants, or an address names. */
    setDefaultTravelType(travelType: TravelType): void {
      const chosen = chosenTravelType;
      chosenTravelType = undefined;
      if (travelType !== defaultTravelType) takeTravelType(chosen ?? travelType);
      defaultTravelType = travelType;
    },

    /**
     * Takes codes, dates and the step from the embedder or the address, then carries on what was begun in the first
     * paint.
     */
    async arrive(wanted: Prefill, place: BookingPlace, view: string): Promise<void> {
      const wasPressed = submitted;
      submitted = false;
      const text = JSON.stringify(wanted);
      const isNew = text !== lastWanted;
      // beside an order nothing is wanted of the search
      if (!isOrderStep(place.step)) lastWanted = text;
      // an address that follows names what is there already, or was
      const isFollowing = places.heard(place, view);
      const { lastSearch, flow } = getState();
      const { depCode, arrCode, depDate, retDate } = wanted;
      const isBlank = [depCode, arrCode, depDate, retDate, view].every((one) => one === '');
      const isThere = isBlank && isSamePlace(place, START) && !lastSearch && flow.step === 'form';
      if (isThere && !wasPressed) return; // the empty form
      await (await arrivalCode())?.arrive({ wanted, place, view, isNew, isFollowing, submitted: wasPressed });
    },
    /** An order made before, read anew. The way back from it needs its code at hand. */
    async openOrder(orderNo: string, wanted: OrderStep): Promise<void> {
      if (await arrivalCode()) setState({ flow: { step: 'opening', orderNo, wanted } });
    },
    /** The first search, or the first way back, is not to wait for its code. */
    prepare: (): void => void loadCode().catch(() => undefined),
    followPlaces: places.follow,

    /** The field to go on in, told once. */
    takeFocus(): FieldFocus | undefined {
      const field = focused;
      focused = undefined;
      return field;
    },

    lowestPricesOf: (leg: number) => (leg === 0 ? lowestPrices[0] : lowestPrices[1]),

    /** Prices for the days that the calendar of a leg shows. */
    askDayPrices(leg: 0 | 1, first: string, last: string): void {
      const { dep, arr } = getState().form;
      const beginDate = first < today() ? today() : first;
      if (!dep || !arr || beginDate > last) return;
      const way = leg === 0 ? { dep, arr } : { dep: arr, arr: dep };
      lowestPrices[leg].askQuietly({ ...way, seats: seatsOf(getState()), beginDate, endDate: last });
    },

    toggleCompared: (choice: Choice) => setState((state) => toggledCompared(state, choice)),
    clearCompared: () => setState({ compared: [] }),

    setTravelType,
    openParty: () => setState({ isChoosingParty: true }),
    closeParty: () => setState({ isChoosingParty: false }),
    openRequests: () => setState({ isChoosingRequest: true }),
    closeRequests: () => setState({ isChoosingRequest: false }),
    takeOverApplication: (applyId: string) => setState((state) => takenApplication(state, applyId)),
    dropOverApplication: () => setState(droppedApplication),
    restoreOverApplication: () => setState(restoredApplication),
    /** Hands over to the embedder's own form for requests, or shows it here. */
    newRequest(): void {
      const isOurs = host.emit('tp-navigate', wantedRequest(getState()));
      setState({ isChoosingRequest: false, isRequesting: isOurs });
    },
    closeNewRequest: () => setState({ isRequesting: false }),
    dropRequest: () => setState({ request: undefined }),

    keepDraft: (leavesOrder: boolean) =>
      keepLater(host, store, { forget, restored: places.restored, leavesOrder }),

    pay: () => setState(paying),
    paid: () => setState(paid),
    expired: () => setState(overdue),

    /** Hands over to the embedder's own order page, or shows the order here. */
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

  /** The code for more than the form comes with the first search, or with an address that names one. */
  async function loadCode(): Promise<ArrivalCode> {
    const { arrivalOf } = await loadChunk(() => import('./place/arrival'));
    return (code = arrivalOf(booking));
  }
  /** Once it is here, a press is answered in the same task. */
  async function arrivalCode(): Promise<ArrivalCode | undefined> {
    return code ?? loadCode().catch(tell);
  }

  function tell(error: unknown): undefined {
    host.report(error);
    if (error instanceof Error) host.notify({ as: 'box', text: error.message, delayMs: 0 });
  }
}
