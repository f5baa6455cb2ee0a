/** Invisible characters: directions, joiners, zero-width blanks, fillers, tags, byte order marks, and codes that are no character. */
const MARK = /\u034F|[\p{Cf}\p{Noncharacter_Code_Point}\u115F\u1160\u3164\uFFA0\u{E0000}-\u{E00FF}]/u;
const MARKS = new RegExp(MARK, 'gu');
const JOINER = '\u200D';
const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?$/u;
const PICTURE_BEHIND = /^\p{Extended_Pictographic}/u;
/** Tag characters, which spell the region of a flag after a black flag. */
const TAG = /[\u{E0020}-\u{E007F}]/u;
const FLAG_BEFORE = /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u;
/** Characters that replace the middle dot between the parts of a name, by sources and keyboards. */
const NAME_DOTS = /[\u2027\u2022\u30FB\uFF0E\uFF65\u22C5\u2219]/g;
const PARTED = /[\s\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Removes invisible characters from a text, except within emoji. */
export function withoutMarks(text: string): string {
  if (!MARK.test(text)) return text;
  return text.replace(MARKS, (mark, at: number) => {
    const before = text.slice(0, at);
    const isPicture =
      mark === JOINER
        ? PICTURE_BEFORE.test(before) && PICTURE_BEHIND.test(text.slice(at + 1))
        : TAG.test(mark) && FLAG_BEFORE.test(before);
    return isPicture ? mark : '';
  });
}

/** Applies the same to all texts in a JSON value; values other than plain objects and lists stay unchanged. */
export function valueWithoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value);
  if (Array.isArray(value)) return value.map(valueWithoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valueWithoutMarks(one)]));
}

/** Normalises a number (of a code, an order, a flight, a ticket): without separators, in half width. */
export const plainNumber = (typed: string): string =>
  withoutMarks(typed).normalize('NFKC').replace(PARTED, '');

/** Normalises a search text: numbers of orders, tickets or flights lose their separators, words stay separate. */
export function plainSearch(typed: string): string {
  const text = withoutMarks(typed).normalize('NFKC').trim();
  const number = text.replace(PARTED, '');
  return /^\d+$/.test(number) || /^(?:[A-Z][A-Z\d]|\d[A-Z])\d{3,4}$/i.test(number) ? number : text;
}

/** Normalises a mainland mobile number, also with the prefix 86. */
export const plainPhone = (typed: string): string =>
  plainNumber(typed)
    .replace(/^\((\+?\d+)\)/, '$1')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** True for a mainland mobile number in any notation. */
export const isPhone = (typed: string): boolean => /^1[3-9]\d{9}$/.test(plainPhone(typed));

/**
 * Normalises the number of a document, with capital letters. Hyphens stay, because some documents have them, unless the
 * rest is only digits.
 */
export function plainCardNo(typed: string): string {
  const plain = withoutMarks(typed).normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const joined = plain.replace(PARTED, '');
  return /^\d{14,17}[\dX]$/.test(joined) ? joined : plain;
}

/** Replaces characters that look like the middle dot by it. */
export const withMiddleDots = (typed: string): string => typed.replace(NAME_DOTS, '·');

/** Removes the dots between the parts of a name, as the function without_name_dots of the database does. */
export const withoutNameDots = (text: string): string =>
  withMiddleDots(text)
    .replaceAll('·', '')
    .replace(/(?<=[\u4E00-\u9FA5])\.(?=[\u4E00-\u9FA5])/g, '');

/** Normalises a name: the middle dot between its parts, regardless of the typed one. */
export const plainName = (typed: string): string =>
  withMiddleDots(withoutMarks(typed)).trim().replace(/ *· */g, '·');
