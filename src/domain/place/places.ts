import type { City } from '../../contract/flight-booking/places';
import { matchPlaces } from './city-match';
import type { Place } from './place';

/** The cities to choose from, with their loading state. */
export type Cities =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; list: readonly City[]; places: readonly Place[] };

/** Returns the best match of typed text. */
export function bestPlace(cities: Cities, typed: string): Place | undefined {
  return cities.status === 'ready' ? matchPlaces(cities.places, typed)[0] : undefined;
}

/** Returns the place of a code; that of a city's only airport is the city. Matches exactly. */
export function placeOf(cities: Cities, code: string): Place | undefined {
  if (cities.status !== 'ready') return undefined;
  const wanted = code.trim().toUpperCase();
  const city = cities.list.find(({ airports }) => airports.some(({ airportCode }) => airportCode === wanted));
  return (
    cities.places.find((place) => place.code === wanted) ??
    cities.places.find((place) => place.code === city?.cityCode)
  );
}

/** Returns the city of a place, ignoring airports. */
export function cityOf(cities: Cities, { cityCode }: Pick<Place, 'cityCode'>): Place | undefined {
  if (cities.status !== 'ready') return undefined;
  return cities.places.find((place) => !place.isAirport && place.cityCode === cityCode);
}
