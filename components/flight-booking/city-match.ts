import type { City } from '../../src/contract/flight-booking';

/** A city or one airport of it, as the picker offers it. */
export interface Place {
  /** Of the city or the airport; not unique: SHA is Shanghai and its airport Hongqiao. */
  code: string;
  /** What a search takes; an airport then narrows the results. */
  cityCode: string;
  /** City name, with the airport's behind it for a single airport. */
  name: string;
  cityName: string;
  /** Said beside the name: province, or the airports of a city that has several. */
  hint: string;
  pinyin: string;
  initials: string;
  isAirport: boolean;
  /** Place among the hot cities from 1; Infinity for the others. */
  heat: number;
}

/** Cities, and under a city with several airports each of them too. */
export function placesOf(cities: readonly City[]): Place[] {
  return cities.flatMap((city) => {
    const { cityName, pinyin, pinyinInitials: initials, hotRank } = city;
    const common = { cityCode: city.cityCode, cityName, pinyin, initials, heat: hotRank || Infinity };
    const whole: Place = {
      ...common,
      code: city.cityCode,
      name: city.cityName,
      hint: city.airports.length > 1 ? '所有机场' : city.provinceName,
      isAirport: false,
    };
    if (city.airports.length < 2) return [whole];
    const airports = city.airports.map((airport): Place => ({
      ...common,
      code: airport.airportCode,
      name: `${city.cityName}${airport.airportName}`,
      hint: '机场',
      isAirport: true,
    }));
    return [whole, ...airports];
  });
}

/**
 * Places that fit what was typed (中文, 拼音, 首字母 or 三字码), best first: exact code, then name, pinyin and
 * initials from their beginning, then anywhere in the name or the airport's. Cities come before airports, hot
 * cities before others.
 */
export function matchPlaces(places: readonly Place[], cities: readonly City[], typed: string): Place[] {
  const wanted = typed.trim().toLowerCase().replace(/['\s]/g, '');
  if (wanted === '') return [];
  const codes = new Map(
    cities.flatMap(({ airports, cityCode }) =>
      airports.length === 1 ? airports.map((airport) => [airport.airportCode, cityCode] as const) : [],
    ),
  );
  return places
    .map((place, index) => ({ place, index, rank: rankOf(place, wanted, codes) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.place.heat - b.place.heat || a.index - b.index)
    .map(({ place }) => place);
}

function rankOf(place: Place, wanted: string, cityOfAirport: ReadonlyMap<string, string>): number {
  const code = place.code.toLowerCase();
  const behind = place.isAirport ? 0.5 : 0;
  // a city whose only airport has another code than the city is found by both (XIY for 西安, SIA)
  if (code === wanted || cityOfAirport.get(wanted.toUpperCase()) === place.code) return 0;
  if (place.name.startsWith(wanted)) return 1 + behind;
  if (place.pinyin.startsWith(wanted)) return 2 + behind;
  if (place.initials.startsWith(wanted)) return 3 + behind;
  if (place.name.includes(wanted)) return 4 + behind;
  return code.startsWith(wanted) ? 5 + behind : Infinity;
}

/** The hot cities in their rank. */
export function hotPlaces(places: readonly Place[]): Place[] {
  return places.filter((place) => place.heat < Infinity && !place.isAirport).sort((a, b) => a.heat - b.heat);
}

/** Cities under the letter their pinyin begins with, A–Z, empty letters left out. */
export function byLetter(places: readonly Place[]): { letter: string; places: Place[] }[] {
  const letters = new Map<string, Place[]>();
  for (const place of places) {
    if (place.isAirport) continue;
    const letter = place.pinyin.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), place]);
  }
  return [...letters]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([letter, found]) => ({
      letter,
      places: found.sort((a, b) => a.pinyin.localeCompare(b.pinyin, 'en')),
    }));
}
