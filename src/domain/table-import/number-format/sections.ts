/** A piece of a number format, as Excel reads it. */
export type FormatPart =
  | { is: 'text'; text: string }
  | { is: 'digit'; sign: '0' | '#' | '?' }
  | { is: 'point' | 'comma' | 'percent' | 'general' | 'content' | 'fraction' }
  | { is: 'exponent'; plus: boolean }
  /** y, m, d, h, s, a (day of the week), p (before or after noon), with its number of letters. */
  | { is: 'date'; letter: string; length: number }
  /** Total hours, minutes or seconds: [h]. */
  | { is: 'elapsed'; letter: string; length: number };

export interface FormatSection {
  parts: readonly FormatPart[];
  condition: ((value: number) => boolean) | undefined;
  /** True when digits are written as Chinese numerals. */
  inNumerals: boolean;
  /** True when it contains an unsupported part. */
  isUnknown: boolean;
}

const COMPARISONS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

/**
 * Token at a place of a format; the first match applies. Quotes come before letters, because quoted letters have no
 * meaning.
 */
const TOKEN = new RegExp(
  [
    '"(?<quoted>[^"]*)"?',
    String.raw`[\\!](?<escaped>[\s\S])`,
    String.raw`_(?<space>[\s\S])`,
    String.raw`\*(?<fill>[\s\S])`,
    String.raw`\[(?<bracket>[^\]]*)\]`,
    '(?<general>General|G/通用格式)',
    '(?<noon>AM/PM|A/P|上午/下午)',
    '(?<exponent>E[+-])',
    '(?<letters>y+|m+|d+|h+|s+|e+|a{3,4}|g+|b+)',
    '(?<digit>[0#?])',
    String.raw`(?<sign>[.,%@/;])`,
    String.raw`(?<other>[\s\S])`,
  ].join('|'),
  'giu',
);

/** Returns the sections of a format, which semicolons separate. */
export function sectionsOf(code: string): FormatSection[] {
  const sections: SectionDraft[] = [emptySection()];
  for (const { groups = {} } of code.matchAll(TOKEN)) {
    if (groups['sign'] === ';') sections.push(emptySection());
    else addToken(sections.at(-1) ?? emptySection(), groups);
  }
  return sections;
}

interface SectionDraft extends FormatSection {
  parts: FormatPart[];
}

const emptySection = (): SectionDraft => ({
  parts: [],
  condition: undefined,
  inNumerals: false,
  isUnknown: false,
});

function addToken(section: SectionDraft, groups: Readonly<Record<string, string | undefined>>): void {
  const { parts } = section;
  const { quoted, escaped, space, fill, bracket, general, noon, letters, exponent, digit, sign, other } =
    groups;
  const text = quoted ?? escaped ?? other ?? (space === undefined ? undefined : ' ');
  if (fill !== undefined) return;
  if (text !== undefined) parts.push({ is: 'text', text });
  else if (bracket !== undefined) addBracket(section, bracket);
  else if (general !== undefined) parts.push({ is: 'general' });
  else if (noon !== undefined) parts.push({ is: 'date', letter: 'p', length: noon.length });
  else if (letters !== undefined) addLetters(section, letters.toLowerCase());
  else if (exponent !== undefined) parts.push({ is: 'exponent', plus: exponent.endsWith('+') });
  else if (digit === '0' || digit === '#' || digit === '?') parts.push({ is: 'digit', sign: digit });
  else if (sign === '/') addStroke(parts);
  else parts.push({ is: SIGNS[sign ?? ''] ?? 'point' });
}

const SIGNS: Readonly<Record<string, 'point' | 'comma' | 'percent' | 'content'>> = {
  '.': 'point',
  ',': 'comma',
  '%': 'percent',
  '@': 'content',
};

/** After a digit a stroke makes a fraction, elsewhere it is literal text. */
function addStroke(parts: FormatPart[]): void {
  parts.push(parts.at(-1)?.is === 'digit' ? { is: 'fraction' } : { is: 'text', text: '/' });
}

function addLetters(section: SectionDraft, letters: string): void {
  const letter = letters.charAt(0);
  // Years of an emperor or of the Buddhist calendar.
  if (letter === 'g' || letter === 'b') section.isUnknown = true;
  else if (letter === 'e') section.parts.push({ is: 'date', letter: 'y', length: 4 });
  else section.parts.push({ is: 'date', letter, length: letters.length });
}

function addBracket(section: SectionDraft, inside: string): void {
  const condition = /^(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)$/.exec(inside);
  const compare = COMPARISONS[condition?.[1] ?? ''];
  const elapsed = /^(h+|m+|s+)$/i.exec(inside)?.[1]?.toLowerCase();
  if (compare !== undefined) {
    const limit = Number(condition?.[2]);
    section.condition = (value) => compare(value, limit);
  } else if (elapsed !== undefined) {
    section.parts.push({ is: 'elapsed', letter: elapsed.charAt(0), length: elapsed.length });
  } else if (/^DBNum\d$/i.test(inside)) section.inNumerals = true;
  else if (inside.startsWith('$')) {
    const symbol = inside.slice(1).replace(/-[0-9A-F]*$/i, '');
    if (symbol !== '') section.parts.push({ is: 'text', text: symbol });
  }
  // Other brackets are colours, which do not change the text.
}
