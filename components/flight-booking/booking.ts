import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalendarDay, City } from '../../src/contract/flight-booking';
import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import type { Host } from '../../src/element/host';
import { withSession } from '../../src/element/sign-in';
import { matchPlaces, placesOf, type Place } from './city-match';
import type { Fare, Filters, Offer, Sort } from './results/offers';
import type { OrderDraft } from './passengers/draft';

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
  | { step: 'done'; choice: Choice; order: MadeOrder };

export type Cities =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; list: readonly City[]; places: readonly Place[] };

export interface SearchForm {
  dep: Place | undefined;
  arr: Place | undefined;
  date: string;
  errors: Partial<Record<'dep' | 'arr' | 'date', string>>;
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
}

/** Days ahead the reference timetable and most airlines sell. */
export const LAST_BOOKABLE_DAYS = 365;

export type Booking = ReturnType<typeof createBooking>;

/** The flow of one booking element. Whatever needs calls, schemas or rules is loaded when it is first done. */
export function createBooking(host: Host) {
  const today = shanghaiDate(new Date());
  const store: StoreApi<BookingState> = createStore(() => ({
    form: { dep: undefined, arr: undefined, date: addDays(today, 1), errors: {} },
    cities: { status: 'idle' },
    holidays: [],
    filters: NO_FILTERS,
    sort: { key: 'departure', descending: false },
    flow: { step: 'form' },
    draft: undefined,
  }));
  const { getState, setState } = store;
  const enter = (flow: Flow) => setState({ flow });
  let searches = 0;

  function setForm(change: Partial<SearchForm>): void {
    setState(({ form }) => {
      const errors = { ...form.errors };
      for (const field of Object.keys(change)) delete errors[field as keyof typeof errors];
      return { form: { ...form, ...change, errors } };
    });
  }

  /** Cities and holidays, once; the pickers ask for them when they open. */
  async function loadPlaces(): Promise<void> {
    const { cities } = getState();
    if (cities.status === 'loading' || cities.status === 'ready') return;
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

  return {
    store,
    host,
    today,
    setForm,
    loadPlaces,
    setFilters: (change: Partial<Filters>) => setState(({ filters }) => ({ filters: { ...filters, ...change } })),
    clearFilters: () => setState({ filters: NO_FILTERS }),
    setSort: (sort: Sort) => setState({ sort }),
    setDraft: (draft: OrderDraft) => setState({ draft }),

    swap(): void {
      const { dep, arr } = getState().form;
      setForm({ dep: arr, arr: dep });
    },

    /** Takes codes and a date from the embedder. */
    async prefill(depCode: string, arrCode: string, date: string): Promise<void> {
      if (date) setForm({ date });
      if (!depCode && !arrCode) return;
      await loadPlaces();
      const find = (code: string) => code && placeOf(getState().cities, code);
      const dep = find(depCode);
      const arr = find(arrCode);
      setForm({ ...(dep ? { dep } : {}), ...(arr ? { arr } : {}) });
    },

    async search(): Promise<void> {
      const { form } = getState();
      const errors = checkForm(form, today);
      setState({ form: { ...form, errors } });
      const { dep, arr, date } = form;
      if (Object.keys(errors).length > 0 || !dep || !arr) return;
      const query = { dep, arr, date };
      const mine = (searches += 1);
      setState({ flow: { step: 'searching', query }, filters: NO_FILTERS });
      host.emit('tp-search', { depCode: dep.code, arrCode: arr.code, depDate: date });
      try {
        const { readOffers } = await import('./calls');
        const offers = await withSession(host, () => readOffers(host.runtime, query));
        if (mine === searches) enter({ step: 'choosing', query, offers });
      } catch (error) {
        if (mine !== searches) return; // a newer search took over
        host.report(error);
        const message = error instanceof Error ? error.message : '';
        enter({ step: 'failed', query, message });
      }
    },

    choose(choice: Choice): void {
      const { flow } = getState();
      if (flow.step !== 'choosing') return;
      enter({ ...flow, step: 'passengers', choice });
      host.track('fare-chosen', { flightNo: choice.offer.flight.flightNo });
    },

    backToResults(): void {
      const { flow } = getState();
      if (flow.step === 'passengers') enter({ step: 'choosing', query: flow.query, offers: flow.offers });
    },

    created(order: MadeOrder): void {
      const { flow } = getState();
      if (flow.step !== 'passengers') return;
      enter({ step: 'created', choice: flow.choice, order });
      setState({ draft: undefined });
      host.emit('tp-order-created', { orderNo: order.orderNo, totalAmount: order.totalAmount });
    },

    pay(): void {
      const { flow } = getState();
      if (flow.step === 'created') enter({ ...flow, step: 'paying' });
    },

    paid(): void {
      const { flow } = getState();
      if (flow.step === 'paying') enter({ ...flow, step: 'done' });
    },

    /** A new booking; cities and date stay for the next search. */
    restart(): void {
      setState({ flow: { step: 'form' }, draft: undefined, filters: NO_FILTERS });
    },
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
