/** Characters without a form of their own: directions, joiners, blanks of no width, marks of byte order. */
const MARK = /\p{Cf}/u;
const MARKS = /\p{Cf}/gu;
const JOINER = '\u200D';
const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?$/u;
const PICTURE_BEHIND = /^\p{Extended_Pictographic}/u;
/** Behind a black flag they spell whose flag it is. */
const TAG = /[\u{E0020}-\u{E007F}]/u;
const FLAG_BEFORE = /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u;
/** What stands between the parts of a name in place of the middle dot, by sources and keyboards. */
const NAME_DOTS = /[\u2027\u2022\u30FB\uFF0E\uFF65\u22C5\u2219]/g;
const PARTED = /[\s\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** A text without characters that nobody sees; those inside of emoji stay. */
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

/** A value of JSON with all its texts so; anything that is no plain object or list stays as it is. */
export function valueWithoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value);
  if (Array.isArray(value)) return value.map(valueWithoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valueWithoutMarks(one)]));
}

/** A number (of a code, an order, a flight, a ticket) without what it was written apart with; full width becomes half. */
export const plainNumber = (typed: string): string =>
  withoutMarks(typed).normalize('NFKC').replace(PARTED, '');

/**
 * What is looked for: a number of an order, a ticket or a flight that was written apart is whole again, words stay apart.
 */
export function plainSearch(typed: string): string {
  const text = withoutMarks(typed).normalize('NFKC').trim();
  const number = text.replace(PARTED, '');
  return /^\d+$/.test(number) || /^(?:[A-Z][A-Z\d]|\d[A-Z])\d{3,4}$/i.test(number) ? number : text;
}

/** A mobile number of the mainland, also where 86 stands before it. */
export const plainPhone = (typed: string): string =>
  plainNumber(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** Is it a mobile number of the mainland, however it is written? */
export const isPhone = (typed: string): boolean => /^1[3-9]\d{9}$/.test(plainPhone(typed));

/** The number of a document: its letters are great ones. Hyphens stay, which some documents have, unless only digits are beside. */
export function plainCardNo(typed: string): string {
  const plain = withoutMarks(typed).normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const joined = plain.replace(PARTED, '');
  return /^\d{14,17}[\dX]$/.test(joined) ? joined : plain;
}

/** A text with the middle dot in the place of those that look like it. */
export const withMiddleDots = (typed: string): string => typed.replace(NAME_DOTS, '·');

/** A name with the middle dot between its parts, whichever was typed. */
export const plainName = (typed: string): string =>
  withMiddleDots(withoutMarks(typed)).trim().replace(/ *· */g, '·');
