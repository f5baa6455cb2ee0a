import { loadChunk } from '../../src/element/chunk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { addDays, isCalendarDate, shanghaiDate } from '../../src/domain/shanghai-time';
import type { FieldFocus } from '../../src/element/first-paint';
import type { Host } from '../../src/element/host';
import { withSession } from '../../src/element/sign-in';
import { placesOf, type Place } from './city-match';
import type { BookingState, Choice, Flow, Query, SearchForm } from './flow';
import { bestPlace, checkForm, placeOf } from './form-check';
import { keepDraft } from './keeping';
import { createLowestPrices } from './lowest-prices';
import { AT_REST, createOrdering } from './ordering';
import { NO_FILTERS, type Filters } from './results/filters';
import type { Offer } from './results/offers';
import type { Sort } from './results/sorting';

/** What an embedder fills in beforehand; '' for nothing. */
export interface Prefill {
  depCode: string;
  arrCode: string;
  date: string;
  autoSearch: boolean;
}

/** Days of one question for the calendar; the contract allows as many. */
const CALENDAR_DAYS = 62;

/** Price units that are compared at most. */
export const MOST_COMPARED = 4;

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
    compared: [],
    flow: { step: 'form' },
    draft: undefined,
    isResumed: false,
    submission: AT_REST,
  }));
  const { getState, setState } = store;
  const enter = (flow: Flow) => setState({ flow });
  const { startDraft, ...ordering } = createOrdering(host, store);
  let searches = 0;
  const lowestPrices = createLowestPrices(host);
  /** What the filters were last preset for: going back to the same results must not undo what the user chose. */
  let presetOf: { offers: readonly Offer[]; wanted: string } | undefined;
  /** The search went on to another day with the filters as they were. */
  let filtersKept = false;

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
      const { readCities, readHolidays } = await loadChunk(() => import('./calls'));
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

  async function search({ keepFilters = false } = {}): Promise<void> {
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
    const filters = keepFilters ? getState().filters : { ...NO_FILTERS, depAirports, arrAirports };
    filtersKept = keepFilters;
    setState({ flow: { step: 'searching', query }, filters, compared: [] });
    try {
      const { readOffers } = await loadChunk(() => import('./calls'));
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

    /** Filters chosen beforehand for new results, or by an embedder who chooses others. */
    presetFilters(offers: readonly Offer[], filters: Partial<Filters>): void {
      const last = presetOf;
      const wanted = JSON.stringify(filters);
      presetOf = { offers, wanted };
      if (last?.wanted === wanted && (last.offers === offers || filtersKept)) return;
      setState((state) => ({ filters: { ...state.filters, ...filters } }));
    },
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

    search: () => search(),

    /** The same way on another day; what was filtered stays. */
    async searchDay({ dep, arr }: Query, date: string): Promise<void> {
      setForm({ dep, arr, date, typed: { dep: '', arr: '' } });
      await search({ keepFilters: true });
    },

    lowestPrices,

    /** Prices for the calendar of the date field: two months from today, or from a week before a later date. */
    askCalendarPrices(): void {
      const { dep, arr, date } = getState().form;
      if (!dep || !arr) return;
      const week = isCalendarDate(date) ? addDays(date, -7) : today;
      const beginDate = week > addDays(today, 30) ? week : today;
      lowestPrices.askQuietly({ dep, arr, beginDate, endDate: addDays(beginDate, CALENDAR_DAYS - 1) });
    },

    /** Takes a price unit to compare, or takes it out; a fifth is not taken. */
    toggleCompared(choice: Choice): void {
      const { compared } = getState();
      const others = compared.filter(({ fare }) => fare !== choice.fare);
      if (others.length < compared.length) setState({ compared: others });
      else if (compared.length < MOST_COMPARED) setState({ compared: [...compared, choice] });
    },
    clearCompared: () => setState({ compared: [] }),

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
