import type { City } from '../contract/flight-booking';
import { folded, foldedPinyin, nested, pinyinDistance, plainName } from './place-likeness';

/** A city or one airport of it, as the picker offers it. */
export interface Place {
  /** Of the city or the airport; not unique: SHA is Shanghai and its airport Hongqiao. */
  code: string;
  /** What a search takes; an airport then narrows the results. */
  cityCode: string;
  /** City name, with the airport's behind it for a single airport. */
  name: string;
  cityName: string;
  /** Said beside the name of a city: its province, or that it has several airports. */
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
      hint: '',
      isAirport: true,
    }));
    return [whole, ...airports];
  });
}

/**
 * Places that fit what was typed (中文, 拼音, 首字母, 三字码, 机场 or 省), best first: exact code, then name, pinyin
 * and initials from their beginning, then anywhere in the name or the airport's, then the province. Hot cities
 * come before others, and a city before its airports, which follow it. Nothing fits: those whose pinyin is near
 * to it, if asked for.
 */
export function matchPlaces(
  places: readonly Place[],
  cities: readonly City[],
  typed: string,
  { tolerant = false } = {},
): Place[] {
  const wanted = folded(typed);
  if (wanted === '') return [];
  const single = singleAirports(cities);
  const exact = ranked(places, (place) => rankOf(place, wanted, single.get(place.cityCode)));
  if (exact.length > 0 || !tolerant) return nested(exact);
  return nested(
    ranked(places, (place) => (place.isAirport ? Infinity : pinyinDistance(foldedOf(place).pinyin, wanted))),
  );
}

interface Airport {
  code: string;
  name: string;
}

function ranked(places: readonly Place[], rank: (place: Place) => number): Place[] {
  return places
    .map((place, index) => ({ place, index, rank: rank(place) }))
    .filter((found) => found.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.place.heat - b.place.heat || a.index - b.index)
    .map(({ place }) => place);
}

function rankOf(place: Place, wanted: string, airport: Airport | undefined): number {
  const { name, code, pinyin, initials } = foldedOf(place);
  const behind = place.isAirport ? 0.5 : 0;
  const asName = plainName(wanted) || wanted;
  const asPinyin = foldedPinyin(wanted);
  // a city whose only airport has another code than the city is found by both (XIY for 西安, SIA)
  if (code === wanted || airport?.code === wanted) return 0;
  if (name.startsWith(asName)) return 1 + behind;
  if (pinyin.startsWith(asPinyin)) return 2 + behind;
  if (initials.startsWith(asPinyin)) return 3 + behind;
  if (name.includes(asName)) return 4 + behind;
  if (airport?.name.includes(asName)) return 4;
  if (code.startsWith(wanted)) return 5 + behind;
  return !place.isAirport && place.hint.startsWith(asName) ? 6 : Infinity;
}

/** Once a place, not with every key. */
const foldedPlaces = new WeakMap<Place, { name: string; code: string; pinyin: string; initials: string }>();

function foldedOf(place: Place) {
  let made = foldedPlaces.get(place);
  if (!made) {
    const { name, code, pinyin, initials } = place;
    made = {
      name: folded(name),
      code: folded(code),
      pinyin: foldedPinyin(pinyin),
      initials: foldedPinyin(initials),
    };
    foldedPlaces.set(place, made);
  }
  return made;
}

/** The airport of each city that has one only: it is no place of its own, but its code and name mean the city. */
const singlesOf = new WeakMap<readonly City[], ReadonlyMap<string, Airport>>();

function singleAirports(cities: readonly City[]): ReadonlyMap<string, Airport> {
  let singles = singlesOf.get(cities);
  if (!singles) {
    singles = new Map(
      cities.flatMap(({ airports: [airport, ...others], cityCode, cityName }) => {
        if (!airport || others.length > 0) return [];
        const { airportCode, airportName } = airport;
        return [
          [cityCode, { code: folded(airportCode), name: folded(`${cityName}${airportName}`) }] as const,
        ];
      }),
    );
    singlesOf.set(cities, singles);
  }
  return singles;
}

/** The hot cities in their rank. */
export function hotPlaces(places: readonly Place[]): Place[] {
  return places.filter((place) => place.heat < Infinity && !place.isAirport).sort((a, b) => a.heat - b.heat);
}

/** Cities under the letter their pinyin begins with, each followed by its airports; A–Z, empty letters left out. */
export function byLetter(places: readonly Place[]): { letter: string; places: Place[] }[] {
  const letters = new Map<string, Place[]>();
  for (const place of places) {
    const first = place.pinyin.charAt(0).toUpperCase();
    const letter = /^[A-Z]$/.test(first) ? first : '#';
    const found = letters.get(letter);
    if (found) found.push(place);
    else letters.set(letter, [place]);
  }
  return [...letters]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([letter, found]) => ({
      letter,
      places: nested(found.sort((a, b) => a.pinyin.localeCompare(b.pinyin, 'en'))),
    }));
}
