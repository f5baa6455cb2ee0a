import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { StoreApi } from 'zustand/vanilla';
import { addDays, daysBetween, isCalendarDate } from '../../../../src/domain/shanghai-time';
import type { Host } from '../../../../src/element/host/host';
import type { Place } from '../../../../src/domain/place/place';
import type { BookingState } from '../booking-state';
import type { SearchForm } from './search-form';
import type { Query } from '../journey';
import { bestPlace } from '../../../../src/domain/place/places';
import { bookableDays, checkForm } from './form-check';

/** Default number of days between departure and return. */
const USUAL_STAY = 2;

/** Return date for a moved departure. The stay keeps its length, limited by the last bookable day. */
export function moveReturn(stay: number, date: string, lastDay: string): string {
  const returnDate = addDays(date, Math.max(0, stay));
  return returnDate > lastDay && date <= lastDay ? lastDay : returnDate;
}

/** State of the search form within a booking. */
export function createForm(host: Host, { getState, setState }: StoreApi<BookingState>, today: () => string) {
  function set(change: Partial<SearchForm>): void {
    setState(({ form }) => {
      const errors = { ...form.errors };
      for (const field of Object.keys(change)) delete errors[field as keyof typeof errors];
      return { form: { ...form, ...change, errors } };
    });
  }

  const lastDay = () => bookableDays(today(), getState()).max;

  /** Loads cities, holidays and settings once. The pickers call it when they open. */
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

  /**
   * Loads the enterprise's settings when a user is signed in. The defaults apply on failure, as the gateway decides.
   */
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

  /** Replaces typed text by the place it most likely means, once the cities are loaded. */
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

    /** Resolves with the journey of the form. Resolves with undefined and shows errors when it is invalid. */
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

    /** Sets the departure. A return date before it moves along and keeps the length of the stay. */
    setDate(date: string): void {
      const { isRound, date: before, returnDate } = getState().form;
      const isOvertaken = isRound && isCalendarDate(date) && isCalendarDate(returnDate) && date > returnDate;
      const stay = isOvertaken && isCalendarDate(before) ? daysBetween(before, returnDate) : 0;
      set({ date, ...(isOvertaken ? { returnDate: moveReturn(stay, date, lastDay()) } : {}) });
    },

    /** Switches between one way and round trip. A return date that does not fit the departure is corrected. */
    setRound(isRound: boolean): void {
      const { date, returnDate } = getState().form;
      const needsDate = isRound && isCalendarDate(date) && (returnDate === '' || returnDate < date);
      set({ isRound, returnDate: needsDate ? moveReturn(USUAL_STAY, date, lastDay()) : returnDate });
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
