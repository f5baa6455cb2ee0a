import {
  normalizeTyped,
  foldedPinyin,
  nestAirports,
  pinyinDistance,
  plainName,
  plainPinyin,
} from './place-likeness';
import type { Place } from './place';

/**
 * Returns the places that match the typed text (中文, 拼音, 首字母, 三字码, 机场 or 省), best first: exact code, then prefix of
 * name, pinyin and initials, then any part of the name or the airport's, then the airport's pinyin and initials, then
 * the province. Hot cities come before others, and a city before its airports, which follow it. With `tolerant`, and
 * without any match, returns those with similar pinyin.
 */
export function matchPlaces(places: readonly Place[], typed: string, { tolerant = false } = {}): Place[] {
  const wanted = normalizeTyped(typed);
  if (wanted === '') return [];
  const exact = ranked(places, (place) => rankOf(place, wanted));
  if (exact.length > 0 || !tolerant) return nestAirports(exact);
  return nestAirports(
    ranked(places, (place) => (place.isAirport ? Infinity : pinyinDistance(foldedOf(place).pinyin, wanted))),
  );
}

function ranked(places: readonly Place[], rank: (place: Place) => number): Place[] {
  return places
    .map((place, index) => ({ place, index, rank: rank(place) }))
    .filter((found) => found.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.place.heat - b.place.heat || a.index - b.index)
    .map(({ place }) => place);
}

function rankOf(place: Place, wanted: string): number {
  const { name, code, pinyin, initials, airport } = foldedOf(place);
  const behind = place.isAirport ? 0.5 : 0;
  const asName = plainName(wanted) || wanted;
  const asPinyin = foldedPinyin(wanted);
  // A city whose only airport has another code than the city matches both (XIY for 西安, SIA).
  if (code === wanted || airport?.code === wanted) return 0;
  if (name.startsWith(asName)) return 1 + behind;
  if (pinyin.startsWith(asPinyin)) return 2 + behind;
  if (initials.startsWith(asPinyin)) return 3 + behind;
  if (name.includes(asName)) return 4 + behind;
  if (airport?.name.includes(asName)) return 4;
  if (airport && isSpelled(pinyin, airport.pinyin, plainPinyin(asPinyin))) return 5;
  if (airport && isSpelled(initials, airport.initials, asPinyin)) return 6;
  if (code.startsWith(wanted)) return 7 + behind;
  return !place.isAirport && place.hint.startsWith(asName) ? 8 : Infinity;
}

/** True when the text is a prefix of the airport's own name, or of the city's and the airport's. */
const isSpelled = (ofCity: string, ofAirport: string, typed: string): boolean =>
  ofAirport.startsWith(typed) || (ofCity + ofAirport).startsWith(typed);

type NormalizedPlace = Pick<Place, 'name' | 'code' | 'pinyin' | 'initials'>;

/** Cached per place, so that a keystroke does not fold all of them again. */
const foldedPlaces = new WeakMap<Place, NormalizedPlace & { airport: NormalizedPlace | undefined }>();

function foldedOf(place: Place) {
  let made = foldedPlaces.get(place);
  if (!made) {
    made = { ...foldedName(place), airport: place.airport && foldedName(place.airport) };
    foldedPlaces.set(place, made);
  }
  return made;
}

const foldedName = ({ name, code, pinyin, initials }: NormalizedPlace): NormalizedPlace => ({
  name: normalizeTyped(name),
  code: normalizeTyped(code),
  pinyin: foldedPinyin(pinyin),
  initials: foldedPinyin(initials),
});

/** Returns the hot cities by rank. */
export function hotPlaces(places: readonly Place[]): Place[] {
  return places.filter((place) => place.heat < Infinity && !place.isAirport).sort((a, b) => a.heat - b.heat);
}

/** Groups cities by the first letter of their pinyin, each followed by its airports; A–Z, without empty letters. */
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
      places: nestAirports(found.sort((a, b) => a.pinyin.localeCompare(b.pinyin, 'en'))),
    }));
}
