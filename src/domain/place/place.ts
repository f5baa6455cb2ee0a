import type { City } from '../../contract/flight-booking/places';

/** `name` includes the city's before it; pinyin and initials are those of the airport's own name. */
export type PlaceAirport = Pick<Place, 'code' | 'name' | 'pinyin' | 'initials'>;

/** A city or one airport of it, as offered by the picker. */
export interface Place {
  /** Code of the city or the airport; not unique: SHA is Shanghai and its airport Hongqiao. */
  code: string;
  /** City of the search; an airport then narrows the results. */
  cityCode: string;
  /** City name, followed by the airport's for a single airport. */
  name: string;
  cityName: string;
  /** Province, shown beside the name of a city. */
  hint: string;
  pinyin: string;
  initials: string;
  isAirport: boolean;
  /** True for a city with several airports, which stands for all of them. */
  hasAirports: boolean;
  /**
   * An airport by its own name, or the only airport of a city, which is no place of its own and stands for the city.
   */
  airport: PlaceAirport | undefined;
  /** Rank among the hot cities, from 1; Infinity for other cities. */
  heat: number;
}

/** A place for a city whose name, and possibly code, is known before the list is loaded. */
export const placeByName = (cityName: string, cityCode = ''): Place => ({
  code: cityCode,
  cityCode,
  name: cityName,
  cityName: cityCode === '' ? '' : cityName,
  hint: '',
  pinyin: '',
  initials: '',
  isAirport: false,
  hasAirports: false,
  airport: undefined,
  heat: Infinity,
});

/** Returns the cities, and the airports of each city that has several. */
export function placesOf(cities: readonly City[]): Place[] {
  return cities.flatMap((city) => {
    const { cityName, pinyin, pinyinInitials: initials, hotRank } = city;
    const common = { cityCode: city.cityCode, cityName, pinyin, initials, heat: hotRank || Infinity };
    const airports = city.airports.map((airport): PlaceAirport => ({
      code: airport.airportCode,
      name: `${cityName}${airport.airportName}`,
      pinyin: airport.pinyin,
      initials: airport.pinyinInitials,
    }));
    const isSingle = airports.length < 2;
    const whole: Place = {
      ...common,
      code: city.cityCode,
      name: cityName,
      hint: isSingle ? city.provinceName : '',
      isAirport: false,
      hasAirports: !isSingle,
      airport: isSingle ? airports[0] : undefined,
    };
    if (isSingle) return [whole];
    return [
      whole,
      ...airports.map((airport) => {
        const { code, name } = airport;
        return { ...common, code, name, hint: '', isAirport: true, hasAirports: false, airport };
      }),
    ];
  });
}
