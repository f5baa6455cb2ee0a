import type { ViewFilters } from '../../contract/saved-view/saved-view';

/** The filters of a report that name somebody or something, by the name under which they are saved. */
export const NAMING = ['departments', 'persons', 'costCenters', 'accountingEntities'] as const;
export type Naming = (typeof NAMING)[number];

/** What saved filters of a report narrow it to, by number; nothing narrows it where there are none. */
export type Named = Readonly<Record<Naming, readonly string[]>>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** undefined: they are saved in a way that says nothing. */
export function namedIn(filters: ViewFilters): Named | undefined {
  const named: Record<Naming, readonly string[]> = {
    departments: [],
    persons: [],
    costCenters: [],
    accountingEntities: [],
  };
  for (const name of NAMING) {
    const value = filters[name];
    if (value === undefined) continue;
    if (!isTexts(value)) return undefined;
    named[name] = value;
  }
  return named;
}

/** What a scope of reports holds whole, of all that anybody asks about. */
export type Held = Readonly<Record<Naming, ReadonlySet<string>>>;

/** Whether a scope holds all that saved filters ask for. What names nobody asks for nothing beyond anybody's own scope. */
export function isHeld(filters: ViewFilters, held: Held): boolean {
  const named = namedIn(filters);
  return named !== undefined && NAMING.every((name) => named[name].every((no) => held[name].has(no)));
}
