import type { City } from '../../contract/flight-booking/places';
import { matchPlaces } from './city-match';
import type { Place } from './place';

/** The cities to choose from, as far as they are there. */
export type Cities =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; list: readonly City[]; places: readonly Place[] };

/** Typed text as the place it most likely means. */
export function bestPlace(cities: Cities, typed: string): Place | undefined {
  return cities.status === 'ready' ? matchPlaces(cities.places, typed)[0] : undefined;
}

/** The place of a code; that of a city's only airport is the city. Nothing is guessed. */
export function placeOf(cities: Cities, code: string): Place | undefined {
  if (cities.status !== 'ready') return undefined;
  const wanted = code.trim().toUpperCase();
  const city = cities.list.find(({ airports }) => airports.some(({ airportCode }) => airportCode === wanted));
  return (
    cities.places.find((place) => place.code === wanted) ??
    cities.places.find((place) => place.code === city?.cityCode)
  );
}

/** The city of a place, where airports are of no account. */
export function cityOf(cities: Cities, { cityCode }: Pick<Place, 'cityCode'>): Place | undefined {
  if (cities.status !== 'ready') return undefined;
  return cities.places.find((place) => !place.isAirport && place.cityCode === cityCode);
}
