import type { ViewFilters } from '../../contract/saved-view/saved-view';
import type { Period } from '../../ui/table/list/FilterBar';
import type { Filters } from '../list/list-store';
import type { Person } from '../people/PeopleField';

type SavedValue = ViewFilters[string];

/** Form in which a filter is saved under a name. */
export interface SavedForm<V, T = unknown> {
  /** Name of the filter, for the message about a value that is no longer valid. */
  label?(t: T): string;
  /** Plain value; undefined for one that does not narrow the list. */
  write(value: V): SavedValue | undefined;
  /** Returns the filter; undefined for a value that is no longer valid. It may come from another version of the page. */
  read(saved: SavedValue): V | undefined;
}

/** Types of the filters by name (filter-types.tsx). */
type Types = Readonly<Record<string, { field: unknown; saved?: SavedForm<unknown, never> }>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);
/** Longest keyword of the search field. */
const KEYWORD_LENGTH = 50;

/** A day; an incomplete one is not saved. */
export const SAVED_DAY: SavedForm<string> = {
  write: (day) => (isDay(day) ? day : undefined),
  read: (saved) => (isDay(saved) ? saved : undefined),
};

/** Begin and end of a period; an open end is ''. */
export const SAVED_PERIOD: SavedForm<Period> = {
  write({ beginDate, endDate }) {
    const days = [beginDate, endDate].map((day) => (isDay(day) ? day : ''));
    return days.some(isDay) ? days : undefined;
  },
  read(saved) {
    const [beginDate, endDate] = Array.isArray(saved) ? saved : [];
    const isEnd = (value: unknown): value is string => value === '' || isDay(value);
    return isEnd(beginDate) && isEnd(endDate) ? { beginDate, endDate } : undefined;
  },
};

/** Number and name of an employee, who may have left since. */
export const SAVED_PERSON: SavedForm<Person> = {
  write: ({ staffNO, staffName }) => [staffNO, staffName],
  read(saved) {
    const [staffNO, staffName] = Array.isArray(saved) ? saved : [];
    return typeof staffNO === 'string' && typeof staffName === 'string' ? { staffNO, staffName } : undefined;
  },
};

/** Plain values of the filters that narrow a list. */
export function savedFiltersOf({ keyword, ...others }: Filters, types: Types): ViewFilters {
  const plain = Object.entries(types).flatMap(([name, { saved }]) => {
    const value = others[name];
    const written = value === undefined ? undefined : saved?.write(value);
    return written === undefined ? [] : [[name, written] as const];
  });
  return { ...(keyword !== '' && { keyword }), ...Object.fromEntries(plain) };
}

/** Filters of saved plain values, all others empty, and the names of those that are not valid any more. */
export function readFilters(
  { keyword = '', ...others }: ViewFilters,
  types: Types,
): { filters: Filters; missing: string[] } {
  const values = Object.entries(types).map(([name, { saved }]) => {
    const plain = others[name];
    return [name, plain === undefined ? undefined : saved?.read(plain)] as const;
  });
  const filters = Object.fromEntries(values);
  const isText = typeof keyword === 'string' && keyword.length <= KEYWORD_LENGTH;
  return {
    filters: { ...filters, keyword: isText ? keyword : '' },
    missing: [
      ...(isText ? [] : ['keyword']),
      ...Object.keys(others).filter((name) => filters[name] === undefined),
    ],
  };
}
