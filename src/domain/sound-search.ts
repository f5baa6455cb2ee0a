import { withMiddleDots, withoutMarks } from './typed/typed';

/** All ways to type a character, including itself: 长 as 长, chang or zhang. */
export type ReadingsOf = (character: string) => readonly string[];

/** Part of a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A text normalised for search, with the origin of each of its characters in the original. */
interface Plain {
  text: string;
  origins: readonly number[];
}

const PLAIN = /^[!-~\u4e00-\u9fff]*$/;

const plainCharacter = (character: string): string =>
  withMiddleDots(withoutMarks(character)).normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Removes blanks, case and width of letters. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return Array.from(text, plainCharacter).join('');
}

function withOrigins(text: string): Plain {
  const origins: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    const folded = plainCharacter(character);
    plain += folded;
    for (let i = 0; i < folded.length; i += 1) origins.push(at);
    at += character.length;
  }
  return { text: plain, origins };
}

/** Returns the ways to type a character's syllables, with the library's ü as v and u as well. */
export const typedReadings = (character: string, syllables: readonly string[]): readonly string[] => [
  ...new Set([
    character,
    ...syllables.flatMap((one) =>
      one.includes('ü') ? [one, one.replace('ü', 'v'), one.replace('ü', 'u')] : [one],
    ),
  ]),
];

/** Normalises typed text for a search by sound: an apostrophe only separates syllables. */
export const typedSound = (typed: string): string => plainText(typed).replace(/['’]/g, '');

/** Finds the first part of a plain text that sounds like the typed text. */
export type SoundFinder = (text: string) => Span | undefined;

/** Cached result whether the typed text's first letter begins a reading of a character, by character code. */
const UNASKED = 0;
const BEGINS = 1;
const BEGINS_NOT = 2;

/**
 * Returns a finder for consecutive characters that match the typed text, each by a reading or the beginning of one.
 * Create it once per typed text and use it for many texts, because most are skipped by their characters' first letters.
 * Its time is linear in the number of characters, however the typed text can be divided.
 */
export function soundFinder(typed: string, readingsOf: ReadingsOf): SoundFinder {
  const first = typed.charAt(0);
  if (first === '') return () => undefined;
  const beginnings = new Uint8Array(0x1_00_00);
  const begins = (text: string, at: number): boolean => {
    const code = text.charCodeAt(at);
    if (beginnings[code] === UNASKED) {
      const fits = readingsOf(text.charAt(at)).some((reading) => reading.startsWith(first));
      beginnings[code] = fits ? BEGINS : BEGINS_NOT;
    }
    return beginnings[code] === BEGINS;
  };
  return (text) => {
    for (let start = 0; start < text.length; start += 1) {
      if (!begins(text, start)) continue;
      const end = soundsFrom(text, start, typed, readingsOf);
      if (end !== undefined) return { start, end };
    }
    return undefined;
  };
}

function soundsFrom(text: string, start: number, typed: string, readingsOf: ReadingsOf): number | undefined {
  /** Lengths of the typed text that may have matched so far. */
  let heard = [0];
  for (let at = start; at < text.length && heard.length > 0; at += 1) {
    const next: number[] = [];
    for (const reading of readingsOf(text.charAt(at))) {
      for (const from of heard) {
        for (let length = 0; length < reading.length; length += 1) {
          if (reading.charAt(length) !== typed.charAt(from + length)) break;
          const to = from + length + 1;
          if (!next.includes(to)) next.push(to);
        }
      }
    }
    if (next.includes(typed.length)) return at + 1;
    heard = next;
  }
  return undefined;
}

/** Returns the position of the typed text, or of similar sounds, in the original text. */
export function matchSpan(text: string, typed: string, readingsOf: ReadingsOf | undefined): Span | undefined {
  const plain = withOrigins(text);
  const wanted = plainText(typed);
  const start = wanted === '' ? -1 : plain.text.indexOf(wanted);
  const found =
    start >= 0
      ? { start, end: start + wanted.length }
      : readingsOf && soundFinder(typedSound(typed), readingsOf)(plain.text);
  if (!found) return undefined;
  const last = plain.origins[found.end - 1] ?? 0;
  // Includes the whole last character, of which only a part may have matched.
  const end = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
  return { start: plain.origins[found.start] ?? 0, end };
}
