import { invalidValue } from './errors';

/** Longest text of an attribute; an index of the database takes no text of any length. */
const LONGEST = 200;
/** Longest path of departments. */
const LONGEST_PATH = 1_000;
const PATHS: ReadonlySet<string> = new Set(['department', 'displayName']);
/** Control characters and halves of characters, of which the database refuses some. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** Returns whether an attribute can have the text. */
export const isStorable = (attribute: string, text: string): boolean =>
  isPrintable(text) && text.length <= (PATHS.has(attribute) ? LONGEST_PATH : LONGEST);

/** Throws invalidValue for a text that cannot be stored. */
export function assertStorable(attribute: string, text: string): void {
  if (!isPrintable(text)) throw invalidValue(attribute, 'control characters are not allowed');
  if (!isStorable(attribute, text)) throw invalidValue(attribute, 'the text is too long');
}
