import { airports } from '../reference-data/index';

interface CityAt {
  cityName: string;
  longitude: number;
  latitude: number;
}

/** Rounds to about a kilometre, the visible precision of a map. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/**
 * Coordinates of these cities, in their order, each in the middle of its airports; cities without an airport are left
 * out.
 */
export function coordinatesOf(cityNames: readonly string[]): CityAt[] {
  return [...new Set(cityNames)].flatMap((cityName): CityAt[] => {
    const own = airports().filter(({ city_zh }) => city_zh === cityName);
    if (own.length === 0) return [];
    const middle = (of: 'lon' | 'lat') => own.reduce((sum, airport) => sum + airport[of], 0) / own.length;
    return [{ cityName, longitude: rounded(middle('lon')), latitude: rounded(middle('lat')) }];
  });
}
