import type { City } from '../../../src/contract/flight-booking/places';
import type { Airport } from '../reference-data/index';

/** The most popular cities, the most popular first. */
const HOT_CITIES =
  'BJS SHA CAN SZX CTU HGH CKG SIA KMG WUH NKG CSX XMN TAO SYX HAK CGO TSN SHE URC HRB DLC'.split(' ');

/** Short name to be used after the city's name: 首都机场. */
export function airportName({ short_zh }: Airport): string {
  return `${short_zh}机场`;
}

/** The cities of some airports, by pinyin. */
export function citiesOf(airports: readonly Airport[]): City[] {
  const cities = new Map<string, City>();
  for (const airport of airports) {
    const city = cities.get(airport.city_code) ?? newCity(airport);
    const { iata, short_pinyin: pinyin, short_pinyin_initials: pinyinInitials, terminals } = airport;
    const name = { airportName: airportName(airport), pinyin, pinyinInitials };
    city.airports.push({ airportCode: iata, ...name, terminals });
    cities.set(city.cityCode, city);
  }
  return [...cities.values()].sort((a, b) => (a.pinyin + a.cityCode < b.pinyin + b.cityCode ? -1 : 1));
}

function newCity({ city_code, city_zh, province_zh, pinyin, pinyin_initials }: Airport): City {
  return {
    cityCode: city_code,
    cityName: city_zh,
    provinceName: province_zh,
    pinyin,
    pinyinInitials: pinyin_initials,
    hotRank: HOT_CITIES.indexOf(city_code) + 1,
    airports: [],
  };
}

/** Airports of a city or airport code; a code that is both counts as the city. Empty if unknown. */
export function airportsByCode(airports: readonly Airport[]): (code: string) => readonly string[] {
  const byCode = new Map<string, string[]>();
  for (const { iata, city_code } of airports) {
    byCode.set(city_code, [...(byCode.get(city_code) ?? []), iata]);
  }
  for (const { iata } of airports) if (!byCode.has(iata)) byCode.set(iata, [iata]);
  return (code) => byCode.get(code) ?? [];
}
