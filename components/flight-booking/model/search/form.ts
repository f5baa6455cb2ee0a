import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { StoreApi } from 'zustand/vanilla';
import { addDays, daysBetween, isCalendarDate } from '../../../../src/domain/shanghai-time';
import type { Host } from '../../../../src/element/host/host';
import type { Place } from '../../../../src/domain/place/city-match';
import type { BookingState, Query, SearchForm } from '../flow';
import { bestPlace } from '../../../../src/domain/place/places';
import { bookableDays, checkForm } from './form-check';

/** Days between there and back that a new round trip starts with. */
const USUAL_STAY = 2;

/** Days of a stay moved to another departure; as long as before, and not beyond the last bookable day. */
export function movedReturn(stay: number, date: string, lastDay: string): string {
  const returnDate = addDays(date, Math.max(0, stay));
  return returnDate > lastDay && date <= lastDay ? lastDay : returnDate;
}

/** The search form as it is filled in; part of the flow of a booking. */
export function createForm(host: Host, { getState, setState }: StoreApi<BookingState>, today: () => string) {
  function set(change: Partial<SearchForm>): void {
    setState(({ form }) => {
      const errors = { ...form.errors };
      for (const field of Object.keys(change)) delete errors[field as keyof typeof errors];
      return { form: { ...form, ...change, errors } };
    });
  }

  const lastDay = () => bookableDays(today(), getState()).max;

  /** Cities, holidays and settings, once; the pickers ask for them when they open. */
  let loading: Promise<void> | undefined;
  function loadPlaces(): Promise<void> {
    if (getState().cities.status === 'ready') return Promise.resolve();
    loading ??= fetch().finally(() => (loading = undefined));
    return loading;
  }

  async function fetch(): Promise<void> {
    setState({ cities: { status: 'loading' } });
    try {
      const { fetchPlaces } = await loadChunk(() => import('../../search/fetch-places'));
      const [places] = await Promise.all([fetchPlaces(host), loadSettings()]);
      setState(places);
    } catch (error) {
      setState({ cities: { status: 'failed' } });
      host.report(error);
    }
  }

  /** What the enterprise has set, for whoever is signed in. The usual stays where it does not come: the gateway decides. */
  async function loadSettings(): Promise<void> {
    try {
      if ((await host.runtime.session.token()) === undefined) return;
      const { readBookingSettings } = await loadChunk(() => import('./booking-settings'));
      setState({ settings: await readBookingSettings(host) });
    } catch (error) {
      host.report(error);
    }
  }

  function choosePlace(field: 'dep' | 'arr', place: Place | undefined): void {
    set({ [field]: place, typed: { ...getState().form.typed, [field]: '' } });
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

  return {
    set,
    loadPlaces,
    loadSettings,
    choosePlace,
    settle,

    /** The journey that is filled in; undefined where it cannot be searched for: then a word stands at its fields. */
    async journey(): Promise<Query | undefined> {
      await Promise.all([settle('dep'), settle('arr')]);
      const { form } = getState();
      const errors = checkForm(form, bookableDays(today(), getState()));
      const { dep, arr, date, isRound, returnDate } = form;
      if (Object.keys(errors).length === 0 && dep && arr) {
        return { dep, arr, date, returnDate: isRound ? returnDate : '' };
      }
      setState({ form: { ...form, errors, refusals: form.refusals + 1 } });
      return undefined;
    },

    typePlace: (field: 'dep' | 'arr', text: string) =>
      set({ typed: { ...getState().form.typed, [field]: text } }),

    swap(): void {
      const { dep, arr, typed } = getState().form;
      set({ dep: arr, arr: dep, typed: { dep: typed.arr, arr: typed.dep } });
    },

    /** A departure after the return takes the return along: the stay keeps its length. */
    setDate(date: string): void {
      const { isRound, date: before, returnDate } = getState().form;
      const isOvertaken = isRound && isCalendarDate(date) && isCalendarDate(returnDate) && date > returnDate;
      const stay = isOvertaken && isCalendarDate(before) ? daysBetween(before, returnDate) : 0;
      set({ date, ...(isOvertaken ? { returnDate: movedReturn(stay, date, lastDay()) } : {}) });
    },

    /** One way or there and back; a return that does not fit the departure is made to. */
    setRound(isRound: boolean): void {
      const { date, returnDate } = getState().form;
      const needsDate = isRound && isCalendarDate(date) && (returnDate === '' || returnDate < date);
      set({ isRound, returnDate: needsDate ? movedReturn(USUAL_STAY, date, lastDay()) : returnDate });
    },
  };
}

export const blankFields = (today: string) => ({
  dep: undefined,
  arr: undefined,
  date: addDays(today, 1),
  isRound: false,
  returnDate: '',
  typed: { dep: '', arr: '' },
});
