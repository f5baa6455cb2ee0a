import type { StoreApi } from 'zustand/vanilla';
import { queryCityList, queryHolidayList } from '../../../../src/contract/flight-booking/places';
import { placesOf, type Place } from '../../../../src/domain/place/place';
import { bestPlace, cityOf } from '../../../../src/domain/place/places';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import { CITY_SIDES, type CityEntry, type CitySide, type LegEntry } from './leg-entry';
import type { RequestState } from '../request-state';

interface Legs {
  values(): { legs: readonly LegEntry[] };
  editRow(name: 'legs', at: number, change: Partial<LegEntry>): void;
}

/** Cities of the legs: loads the choices, and resolves typed text to a city. */
export function createLegCities(host: Host, { getState, setState }: StoreApi<RequestState>, form: Legs) {
  let loading: Promise<void> | undefined;
  function load(): Promise<void> {
    if (getState().cities.status === 'ready') return Promise.resolve();
    loading ??= fetchCities().finally(() => (loading = undefined));
    return loading;
  }
  async function fetchCities(): Promise<void> {
    setState({ cities: { status: 'loading' } });
    try {
      const [list, holidays] = await Promise.all([
        read(host, queryCityList, {}),
        read(host, queryHolidayList, {}),
      ]);
      setState({ cities: { status: 'ready', list, places: placesOf(list) }, holidays });
    } catch (error) {
      setState({ cities: { status: 'failed' } });
      host.report(error);
    }
  }

  function find(key: string): { at: number; side: CitySide; city: CityEntry } | undefined {
    const { legs } = form.values();
    const at = legs.findIndex((leg) => CITY_SIDES.some((side) => leg[side].key === key));
    const leg = legs[at];
    const side = CITY_SIDES.find((one) => leg?.[one].key === key);
    return leg && side && { at, side, city: leg[side] };
  }

  function edit(key: string, change: Partial<CityEntry>): void {
    const found = find(key);
    if (found) form.editRow('legs', found.at, { [found.side]: { ...found.city, ...change } });
  }

  function choose(key: string, place: Place | undefined): void {
    const city = place && (cityOf(getState().cities, place) ?? place);
    edit(key, { cityCode: city?.cityCode ?? '', cityName: city?.cityName ?? '', typed: '' });
  }

  /** Replaces typed text by the city it most likely means, once the cities are loaded. */
  async function settle(key: string): Promise<void> {
    const typedIn = () => find(key)?.city.typed ?? '';
    if (typedIn() === '') return;
    await load();
    const typed = typedIn();
    const place = typed === '' ? undefined : bestPlace(getState().cities, typed);
    if (place) choose(key, place);
  }

  return {
    load,
    edit,
    choose,
    settle,
    async settleAll(): Promise<void> {
      const { legs } = form.values();
      await Promise.all(legs.flatMap((leg) => CITY_SIDES.map((side) => settle(leg[side].key))));
    },
  };
}
