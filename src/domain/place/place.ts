import type { City } from '../../contract/flight-booking/places';

/** `name` with the city's before it; pinyin and initials of the airport's own name. */
export type PlaceAirport = Pick<Place, 'code' | 'name' | 'pinyin' | 'initials'>;

/** A city or one airport of it, as the picker offers it. */
export interface Place {
  /** Of the city or the airport; not unique: SHA is Shanghai and its airport Hongqiao. */
  code: string;
  /** A place of a search; an airport then narrows the results. */
  cityCode: string;
  /** City name, with the airport's behind it for a single airport. */
  name: string;
  cityName: string;
  /** Said beside the name of a city: its province. */
  hint: string;
  pinyin: string;
  initials: string;
  isAirport: boolean;
  /** A city with several airports, as the whole of them. */
  hasAirports: boolean;
  /** An airport by its own name, and the only one of a city: that is no place of its own, but means the city. */
  airport: PlaceAirport | undefined;
  /** Rank among the hot cities from 1; Infinity for the others. */
  heat: number;
}

/** A city of which the name is known, and the code perhaps, before the others are. */
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

/** Cities, and under a city with several airports each of them too. */
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
