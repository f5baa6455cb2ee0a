/** Inclusive bounds. As ages, a `max` of 99 has no upper end. */
export interface LimitRange {
  min: number;
  max: number;
}
/** Upper bound of an age range that has no end: "x-99 is over" (specification 5.1). */
export const NO_UPPER_AGE = 99;

export type LimitGender = 'M' | 'F';

/** ID values of a restriction (specification 5.1, 9): 0 unrestricted. Not the card types of a document. */
const ID_TYPES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type LimitIdType = (typeof ID_TYPES)[number];

/** One entry of a restriction string, by its code (specification 5.1). */
export type Plimit =
  | { code: 1; ages: LimitRange[] }
  | { code: 2; gender: LimitGender }
  | { code: 3; idTypes: LimitIdType[] }
  | { code: 4; counts: LimitRange[] }
  | { code: 5; gender: LimitGender; ages: LimitRange[] };
export type PlimitCode = Plimit['code'];

/**
 * Parses a restriction string (specification 5.1), e.g. `1:0-12,60-99;2:M;3:1,2;4:2-9;5:F|18-60`: entries `code:value`
 * separated by `;`, ranges `min-max` and ID values as lists separated by `,`, a gender M or F. White space around any
 * part and empty entries are tolerated; a code may occur more than once and each entry counts. Any other entry (unknown
 * code or ID value, a number missing, max below min …) is left out as a whole and returned, trimmed, in `malformed`: a
 * guess could refuse or admit the wrong people. Never throws.
 */
export function parsePlimit(plimit: string): { limits: Plimit[]; malformed: string[] } {
  const limits: Plimit[] = [];
  const malformed: string[] = [];
  for (const text of plimit.split(';')) {
    const entry = text.trim();
    if (entry === '') continue;
    const limit = parseEntry(entry);
    if (limit === undefined) malformed.push(entry);
    else limits.push(limit);
  }
  return { limits, malformed };
}

function parseEntry(entry: string): Plimit | undefined {
  const colon = entry.indexOf(':');
  if (colon < 0) return undefined;
  const value = entry.slice(colon + 1);
  switch (entry.slice(0, colon).trim()) {
    case '1': {
      const ages = parseList(value, parseRange);
      return ages && { code: 1, ages };
    }
    case '2': {
      const gender = parseGender(value);
      return gender && { code: 2, gender };
    }
    case '3': {
      const idTypes = parseList(value, parseIdType);
      return idTypes && { code: 3, idTypes };
    }
    case '4': {
      const counts = parseList(value, parseRange);
      return counts && { code: 4, counts };
    }
    case '5': {
      const [sex = '', ...ranges] = value.split('|');
      const gender = parseGender(sex);
      const ages = parseList(ranges.join('|'), parseRange);
      return gender && ages && { code: 5, gender, ages };
    }
    default:
      return undefined;
  }
}

/** Parses all items or none: a list with one bad item is a malformed entry. */
function parseList<T>(value: string, parseItem: (item: string) => T | undefined): T[] | undefined {
  const items: T[] = [];
  for (const text of value.split(',')) {
    const item = parseItem(text.trim());
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function parseRange(item: string): LimitRange | undefined {
  const bounds = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(item);
  if (bounds === null) return undefined;
  const [min, max] = [Number(bounds[1]), Number(bounds[2])];
  return min <= max ? { min, max } : undefined;
}

function parseGender(value: string): LimitGender | undefined {
  const gender = value.trim();
  return gender === 'M' || gender === 'F' ? gender : undefined;
}

function parseIdType(item: string): LimitIdType | undefined {
  return ID_TYPES.find((idType) => String(idType) === item);
}
