import { NO_FILTERS, type Filters } from '../filters/filters';
import type { Sort, SortKey } from '../filters/sort-offers';

/** View of the flight list. */
export interface View {
  filters: Filters;
  sort: Sort;
  /** True when prices include taxes. */
  isTaxed: boolean;
  /** Key of the open flight; undefined for none. */
  opened: string | undefined;
}

/** Part of a view that differs from the default. */
export type NamedView = Partial<View>;

const SORT_KEYS: readonly SortKey[] = ['score', 'departure', 'arrival', 'duration', 'price'];

/** View for an address: its differences from the default as JSON; '' for none. */
export function writeView(
  { filters, sort, isTaxed, opened }: View,
  usual: Pick<View, 'filters' | 'sort'>,
): string {
  const named = {
    ...(isSame(filters, usual.filters) ? {} : { filters: differing(filters, NO_FILTERS) }),
    ...(isSame(sort, usual.sort) ? {} : { sort: `${sort.descending ? '-' : ''}${sort.key}` }),
    ...(isTaxed ? { taxed: true } : {}),
    ...(opened === undefined ? {} : { open: opened }),
  };
  return Object.keys(named).length === 0 ? '' : JSON.stringify(named);
}

/** View of an address. Invalid values are ignored. */
export function readView(text: string): NamedView {
  const given = parse(text);
  const { sort, open, taxed } = given;
  const key = SORT_KEYS.find((name) => typeof sort === 'string' && sort.replace('-', '') === name);
  return {
    ...('filters' in given ? { filters: readFilters(given['filters']) } : {}),
    ...(key ? { sort: { key, descending: String(sort).startsWith('-') } } : {}),
    ...(taxed === true ? { isTaxed: true } : {}),
    ...(typeof open === 'string' ? { opened: open } : {}),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Filters by name. Values of another type than the default are ignored. */
function readFilters(given: unknown): Filters {
  const entries = Object.entries(recordOf(given)).filter(([name, value]) => {
    const none = Object.entries(NO_FILTERS).find(([known]) => known === name);
    if (none === undefined) return false;
    if (Array.isArray(none[1])) return Array.isArray(value) && value.every(isPlain);
    return none[1] === null ? typeof value === 'number' : typeof value === typeof none[1];
  });
  return { ...NO_FILTERS, ...Object.fromEntries(entries) };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const differing = (filters: Filters, from: Filters): Partial<Filters> =>
  Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => !isSame(value, from[name as keyof Filters])),
  );

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
