import type { Place } from './place';

/** Removes variations of typed text: width, case, blanks, hyphens, apostrophes. */
export const normalizeTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’·.-]/g, '');

/** The same for pinyin: ü is typed as v or u. */
export const foldedPinyin = (text: string): string => normalizeTyped(text).replace(/[üv]/g, 'u');

/** Shortens 上海市 and 浦东国际机场 as the lists write them: 上海, 浦东. */
export const plainName = (text: string): string => text.replace(/(?:国际)?(?:机场)?$|市$/, '');

/** Shortens hongqiaoguojijichang to hongqiao. */
export const plainPinyin = (pinyin: string): string => pinyin.replace(/(?<=.)(?:guoji)?jichang$/, '');

/** Unifies zh and z, ng and n …, which many speakers do not distinguish. */
const phoneticKey = (pinyin: string): string =>
  pinyin
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replace(/^l/, 'n');

const LEAST_LETTERS = 3;

/**
 * Returns the distance of pinyin from typed text without an exact match: 0 same sound, 1 one typing error in four
 * letters or more, 2 letters left out; Infinity for another word, and for text that is not Latin.
 */
export function pinyinDistance(pinyin: string, typed: string): number {
  if (typed.length < LEAST_LETTERS || !/^[a-z]+$/.test(typed)) return Infinity;
  return distance(pinyin, foldedPinyin(typed));
}

function distance(pinyin: string, typed: string): number {
  if (phoneticKey(pinyin).startsWith(phoneticKey(typed))) return 0;
  if (typed.length > LEAST_LETTERS && isOneSlip(pinyin, typed)) return 1;
  return isAbbreviation(pinyin, typed) ? 2 : Infinity;
}

/** True for one letter wrong, missing, extra, or transposed, compared with the beginning of the word. */
function isOneSlip(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  // The first letter must be correct.
  if (at === 0) return false;
  const rest = typed.slice(at);
  const from = (index: number) => word.slice(index);
  return (
    from(at + 1).startsWith(rest.slice(1)) ||
    from(at + 1).startsWith(rest) ||
    from(at).startsWith(rest.slice(1)) ||
    (rest[0] === word[at + 1] && rest[1] === word[at] && from(at + 2).startsWith(rest.slice(2)))
  );
}

/** bjing, shzh: the letters occur in order, beginning with the first one. */
function isAbbreviation(word: string, typed: string): boolean {
  if (word[0] !== typed[0]) return false;
  let at = 0;
  for (const letter of typed) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Places each city before its airports among the matches; airports whose city did not match stay in place. */
export function nestAirports(places: readonly Place[]): Place[] {
  const cities = new Set(places.filter(({ isAirport }) => !isAirport).map(({ cityCode }) => cityCode));
  return places.flatMap((place) => {
    if (place.isAirport) return cities.has(place.cityCode) ? [] : [place];
    const airports = places.filter((other) => other.isAirport && other.cityCode === place.cityCode);
    return [place, ...airports];
  });
}
