import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalendarDay, City } from '../../src/contract/flight-booking';
import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import type { FieldFocus } from '../../src/element/first-paint';
import type { Host } from '../../src/element/host';
import { withSession } from '../../src/element/sign-in';
import { matchPlaces, placesOf, type Place } from './city-match';
import type { Fare, Filters, Offer, Sort } from './results/offers';
import { keepDraft } from './keeping';
import { AT_REST, createOrdering } from './ordering';
import type { DraftErrors, OrderDraft } from './passengers/draft';
import type { Outcome } from './passengers/submitting';

/** What to search for, complete. */
export interface Query {
  dep: Place;
  arr: Place;
  date: string;
}

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

/** Where the user is. The search form stands above the first three. */
export type Flow =
  | { step: 'form' }
  | { step: 'searching'; query: Query }
  | { step: 'failed'; query: Query; message: string }
  | { step: 'choosing'; query: Query; offers: readonly Offer[] }
  | { step: 'passengers'; query: Query; offers: readonly Offer[]; choice: Choice }
  | { step: 'created'; choice: Choice; order: MadeOrder }
  | { step: 'paying'; choice: Choice; order: MadeOrder }
  | { step: 'done'; choice: Choice; order: MadeOrder }
  | { step: 'order'; choice: Choice; order: MadeOrder };

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

/** Days ahead the reference timetable and most airlines sell. */
export const LAST_BOOKABLE_DAYS = 365;

/** What an embedder fills in beforehand; '' for nothing. */
export interface Prefill {
  depCode: string;
  arrCode: string;
  date: string;
  autoSearch: boolean;
}

export type Booking = ReturnType<typeof createBooking>;

/** The flow of one booking element. Whatever needs calls, schemas or rules is loaded when it is first done. */
export function createBooking(host: Host) {
  const today = shanghaiDate(new Date());
  const typedBefore = host.handover?.values ?? {};
  /** What the user did in the first paint and is still to be carried on. */
  let { focused, submitted = false } = host.handover ?? {};
  const store: StoreApi<BookingState> = createStore(() => ({
    form: {
      dep: undefined,
      arr: undefined,
      date: typedBefore['date'] ?? addDays(today, 1),
      typed: { dep: typedBefore['dep'] ?? '', arr: typedBefore['arr'] ?? '' },
      errors: {},
      refusals: 0,
    },
    cities: { status: 'idle' },
    holidays: [],
    filters: NO_FILTERS,
    sort: { key: 'departure', descending: false },
    flow: { step: 'form' },
    draft: undefined,
    isResumed: false,
    submission: AT_REST,
  }));
  const { getState, setState } = store;
  const enter = (flow: Flow) => setState({ flow });
  const { startDraft, ...ordering } = createOrdering(host, store);
  let searches = 0;

  function setForm(change: Partial<SearchForm>): void {
    setState(({ form }) => {
      const errors = { ...form.errors };
      for (const field of Object.keys(change)) delete errors[field as keyof typeof errors];
      return { form: { ...form, ...change, errors } };
    });
  }

  /** Cities and holidays, once; the pickers ask for them when they open. */
  let loadingPlaces: Promise<void> | undefined;
  function loadPlaces(): Promise<void> {
    if (getState().cities.status === 'ready') return Promise.resolve();
    loadingPlaces ??= fetchPlaces().finally(() => (loadingPlaces = undefined));
    return loadingPlaces;
  }

  async function fetchPlaces(): Promise<void> {
    setState({ cities: { status: 'loading' } });
    try {
      const { readCities, readHolidays } = await import('./calls');
      const [list, holidays] = await Promise.all([readCities(host.runtime), readHolidays(host.runtime)]);
      setState({ cities: { status: 'ready', list, places: placesOf(list) }, holidays });
    } catch (error) {
      setState({ cities: { status: 'failed' } });
      host.report(error);
    }
  }

  /** Takes what was typed and left for the place it most likely means, once the cities are there. */
  async function settle(field: 'dep' | 'arr'): Promise<void> {
    if (getState().form.typed[field] === '') return;
    await loadPlaces();
    const { form, cities } = getState();
    const typed = form.typed[field];
    const place = typed === '' ? undefined : bestPlace(cities, typed);
    if (place) choosePlace(field, place);
  }

  function choosePlace(field: 'dep' | 'arr', place: Place | undefined): void {
    setForm({ [field]: place, typed: { ...getState().form.typed, [field]: '' } });
  }

  /** No newer search took over, and nobody went on with an order typed before. */
  const isAwaited = (mine: number) => mine === searches && getState().flow.step === 'searching';

  async function search(): Promise<void> {
    await Promise.all([settle('dep'), settle('arr')]);
    const { form } = getState();
    const errors = checkForm(form, today);
    const { dep, arr, date } = form;
    if (Object.keys(errors).length > 0 || !dep || !arr) {
      setState({ form: { ...form, errors, refusals: form.refusals + 1 } });
      return;
    }
    const query = { dep, arr, date };
    const mine = (searches += 1);
    // an airport is searched as its city, so that the others are one click away
    const depAirports = dep.isAirport ? [dep.code] : [];
    const arrAirports = arr.isAirport ? [arr.code] : [];
    if (!host.emit('tp-search', { depCode: dep.code, arrCode: arr.code, depDate: date })) return;
    setState({ flow: { step: 'searching', query }, filters: { ...NO_FILTERS, depAirports, arrAirports } });
    try {
      const { readOffers } = await import('./calls');
      const offers = await withSession(host, () => readOffers(host.runtime, query));
      if (isAwaited(mine)) enter({ step: 'choosing', query, offers });
    } catch (error) {
      if (!isAwaited(mine)) return;
      host.report(error);
      const message = error instanceof Error ? error.message : '';
      enter({ step: 'failed', query, message });
    }
  }

  /** A new booking; cities and date stay for the next search. */
  function restart(): void {
    setState({
      flow: { step: 'form' },
      draft: undefined,
      isResumed: false,
      filters: NO_FILTERS,
      submission: AT_REST,
    });
  }

  // the field with the focus is still being typed in: its text is taken when it is left
  for (const field of ['dep', 'arr'] as const) if (focused?.name !== field) void settle(field);
  return {
    store,
    host,
    today,
    setForm,
    loadPlaces,
    setFilters: (change: Partial<Filters>) =>
      setState(({ filters }) => ({ filters: { ...filters, ...change } })),
    clearFilters: () => setState({ filters: NO_FILTERS }),
    setSort: (sort: Sort) => setState({ sort }),

    choosePlace,
    settle,
    typePlace: (field: 'dep' | 'arr', text: string) =>
      setForm({ typed: { ...getState().form.typed, [field]: text } }),

    swap(): void {
      const { dep, arr, typed } = getState().form;
      setForm({ dep: arr, arr: dep, typed: { dep: typed.arr, arr: typed.dep } });
    },

    /** Takes codes and a date from the embedder. */
    async prefill({ depCode, arrCode, date, autoSearch }: Prefill): Promise<void> {
      if (date) setForm({ date });
      const wasPressed = submitted;
      submitted = false;
      if (depCode || arrCode) {
        await loadPlaces();
        const find = (code: string) => code && placeOf(getState().cities, code);
        const dep = find(depCode);
        const arr = find(arrCode);
        setForm({ ...(dep ? { dep } : {}), ...(arr ? { arr } : {}) });
        if (autoSearch && dep && arr && !wasPressed) return search();
      }
      if (wasPressed) await search();
    },

    /** The field to go on in, told once. */
    takeFocus(): FieldFocus | undefined {
      const field = focused;
      focused = undefined;
      return field;
    },

    search,

    choose(choice: Choice): void {
      const { flow, draft } = getState();
      if (flow.step !== 'choosing') return;
      enter({ ...flow, step: 'passengers', choice });
      setState({ submission: AT_REST });
      host.track('fare-chosen', { flightNo: choice.offer.flight.flightNo });
      if (!draft) void startDraft(choice);
    },

    ...ordering,

    keepDraft: () => keepDraft(host, store, restart),

    backToResults(): void {
      const { flow } = getState();
      if (flow.step !== 'passengers') return;
      if (flow.offers.length > 0) enter({ step: 'choosing', query: flow.query, offers: flow.offers });
      else void search(); // an order taken up again has no results to go back to
    },

    pay(): void {
      const { flow } = getState();
      if (flow.step === 'created') enter({ ...flow, step: 'paying' });
    },

    paid(): void {
      const { flow } = getState();
      if (flow.step === 'paying') enter({ ...flow, step: 'done' });
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
}

const NO_FILTERS: Filters = {
  timeBands: [],
  carriers: [],
  depAirports: [],
  arrAirports: [],
  cabinTypes: [],
  directOnly: false,
};

/** Typed text as the place it most likely means. */
export function bestPlace(cities: Cities, typed: string): Place | undefined {
  return cities.status === 'ready' ? matchPlaces(cities.places, cities.list, typed)[0] : undefined;
}

function placeOf(cities: Cities, code: string): Place | undefined {
  const wanted = code.toUpperCase();
  return cities.status === 'ready'
    ? (cities.places.find((place) => place.code === wanted) ?? bestPlace(cities, wanted))
    : undefined;
}

function checkForm({ dep, arr, date }: SearchForm, today: string): SearchForm['errors'] {
  const errors: SearchForm['errors'] = {};
  if (!dep) errors.dep = '请选择出发城市';
  if (!arr) errors.arr = '请选择到达城市';
  else if (dep && dep.cityName === arr.cityName) errors.arr = '出发城市和到达城市不能相同';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) errors.date = '请选择出发日期';
  else if (date < today) errors.date = '出发日期不能早于今天';
  else if (date > addDays(today, LAST_BOOKABLE_DAYS)) errors.date = '暂不支持预订该日期的航班';
  return errors;
}
