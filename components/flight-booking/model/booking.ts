import { loadChunk } from '../../../src/element/runtime/chunk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { FieldFocus } from '../../../src/element/definition/upgrade/take-over';
import type { Host } from '../../../src/element/host/host';
import type { BookingState, Choice, Flow, Leg, OnTheWay, OrderStep } from './flow';
import type { Offer } from '../results/offers/offers';
import { blankFields, createForm } from './search/form';
import type { Arriving } from './place/arriving';
import { keepLater } from './order/keep-later';
import { takeSearchOver } from './place/handover';
import { createLowestPrices } from './search/lowest-prices';
import {
  START,
  isDrafting,
  isOnTheWayBack,
  isOrderStep,
  isSamePlace,
  type BookingPlace,
} from './place/place';
import { createPlaces } from './place/places';
import { AT_REST } from './order/submission';
import { TRAVEL_TYPE, type TravelType } from '../../../src/contract/flight-booking/travel-type';
import { TRAVEL_TYPE_FIELD, readTravelType, seatsOf } from '../party/party';
import { wantedRequest } from '../requests/wanted-request';
import { NO_FILTERS, type Filters } from '../filters/filters';
import type { Sort } from '../filters/sorting';
import type { Prefill } from './search/searching';
import type { flightBooking } from '../declaration';
import { now } from '../../../src/domain/clock';

/** Price units that are compared at most. */
export const MOST_COMPARED = 4;

/** Name of the radios of one way and round trip, as the first paint has it. */
export const TRIP_FIELD = 'trip';
export const TRIP = { oneWay: '1', roundTrip: '2' } as const;
/** Names of the buttons that open something: one pressed in the first paint is carried on. */
export const OPENS = { party: 'party', requests: 'requests' } as const;

export type Booking = ReturnType<typeof createBooking>;

/** Flights of another source than what is on sale for all, and what becomes of the one chosen: no order is made of it. */
export interface OtherFlights {
  find(leg: Leg, signal: AbortSignal): Promise<readonly Offer[]>;
  choose(choice: Choice): void;
}

/** The flow of one booking element. Whatever needs calls, schemas or rules is loaded when it is first done. */
export function createBooking(host: Host<typeof flightBooking>, otherFlights?: OtherFlights) {
  const today = () => shanghaiDate(now());
  const typedBefore = host.handover?.values ?? {};
  /** What the user did in the first paint and is still to be carried on. */
  let { focused, submitted = false } = host.handover ?? {};
  const pressed = host.handover?.pressed;
  /** Chosen in the first paint: it comes before the attributes that were there then. */
  let chosenTravelType = readTravelType(typedBefore[TRAVEL_TYPE_FIELD]);
  const handedOver = takeSearchOver(host.runtime);
  /** What the embedder wants, or an address names. */
  let defaultTravelType: TravelType = TRAVEL_TYPE.business;
  const blank = blankFields(today());
  const store: StoreApi<BookingState> = createStore(() => ({
    form: {
      ...blank,
      date: typedBefore['date'] ?? blank.date,
      typed: { dep: typedBefore['dep'] ?? '', arr: typedBefore['arr'] ?? '' },
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
    party: handedOver?.party,
    travelType: chosenTravelType ?? handedOver?.travelType ?? defaultTravelType,
    isChoosingParty: pressed === OPENS.party,
    request: handedOver?.request,
    overApplyId: '',
    droppedApplyId: '',
    isChoosingRequest: pressed === OPENS.requests,
    isRequesting: false,
    submission: AT_REST,
    unanswered: undefined,
  }));
  const { getState, setState } = store;
  const enter = (flow: Flow) => setState({ flow });
  const form = createForm(host, store, today);
  const places = createPlaces(store, (place, replaces) => {
    host.emit('tp-booking-step', { ...place, replaces });
  });
  let code: Arriving | undefined;
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

  /** Whatever belongs to one booking goes; cities and date stay for the next search. */
  function forget(): void {
    setState({
      flow: { step: 'form' },
      ahead: undefined,
      draft: undefined,
      isResumed: false,
      request: undefined,
      overApplyId: '',
      droppedApplyId: '',
      party: undefined,
      travelType: defaultTravelType,
      filters: NO_FILTERS,
      submission: AT_REST,
      unanswered: undefined,
    });
  }

  /** Of an order begun it is the order's own. */
  function takeTravelType(travelType: TravelType): void {
    setState({ travelType });
    const { draft } = getState();
    if (draft && draft.travelType !== travelType) setState({ draft: { ...draft, travelType } });
  }

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
      if (await form.journey()) await (await arriving())?.search();
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
      await (await arriving())?.arrive({ wanted, place, view, isNew, isFollowing, submitted: wasPressed });
    },
    /** An order made before, read anew. The way back from it needs its code at hand. */
    async openOrder(orderNo: string, wanted: OrderStep): Promise<void> {
      if (await arriving()) setState({ flow: { step: 'opening', orderNo, wanted } });
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

    /** Takes a price unit to compare, or takes it out; a fifth is not taken. */
    toggleCompared(choice: Choice): void {
      const { compared } = getState();
      const others = compared.filter(({ fare }) => fare.unit !== choice.fare.unit);
      if (others.length < compared.length) setState({ compared: others });
      else if (compared.length < MOST_COMPARED) setState({ compared: [...compared, choice] });
    },
    clearCompared: () => setState({ compared: [] }),

    setTravelType,
    openParty: () => setState({ isChoosingParty: true }),
    closeParty: () => setState({ isChoosingParty: false }),
    openRequests: () => setState({ isChoosingRequest: true }),
    closeRequests: () => setState({ isChoosingRequest: false }),
    takeOverApplication: (applyId: string) =>
      setState(({ droppedApplyId }) => ({ overApplyId: applyId === droppedApplyId ? '' : applyId })),
    dropOverApplication: () =>
      setState(({ overApplyId }) => ({ overApplyId: '', droppedApplyId: overApplyId })),
    restoreOverApplication: () =>
      setState(({ droppedApplyId }) => ({ overApplyId: droppedApplyId, droppedApplyId: '' })),
    /** Hands over to the embedder's own form for requests, or shows it here. */
    newRequest(): void {
      const isOurs = host.emit('tp-navigate', wantedRequest(getState()));
      setState({ isChoosingRequest: false, isRequesting: isOurs });
    },
    closeNewRequest: () => setState({ isRequesting: false }),
    dropRequest: () => setState({ request: undefined }),

    keepDraft: (leavesOrder: boolean) =>
      keepLater(host, store, { forget, restored: places.restored, leavesOrder }),

    pay(): void {
      const { flow } = getState();
      if (flow.step === 'created') enter({ ...flow, step: 'paying' });
    },

    paid(): void {
      const { flow } = getState();
      if (flow.step === 'paying') enter({ ...flow, step: 'done' });
    },

    /** Not paid in time: the order as it stands now says so, and leads on. */
    expired(): void {
      const { flow } = getState();
      if (flow.step !== 'paying') return;
      enter({ ...flow, step: 'created', order: { ...flow.order, isOverdue: true } });
    },

    /** Hands over to the embedder's own order page, or shows the order here. */
    showOrder(): void {
      const { flow } = getState();
      if (!('order' in flow)) return;
      const { orderNo } = flow.order;
      if (host.emit('tp-navigate', { target: 'order', orderNo })) enter({ ...flow, step: 'order' });
    },

    restart,
  };
  return booking;

  /** The code for more than the form comes with the first search, or with an address that names one. */
  async function loadCode(): Promise<Arriving> {
    const { arrivingOf } = await loadChunk(() => import('./place/arriving'));
    return (code = arrivingOf(booking));
  }
  /** Once it is here, a press is answered in the same task. */
  async function arriving(): Promise<Arriving | undefined> {
    return code ?? loadCode().catch(tell);
  }

  function tell(error: unknown): undefined {
    host.report(error);
    if (error instanceof Error) host.notify({ as: 'box', text: error.message, delayMs: 0 });
  }
}
