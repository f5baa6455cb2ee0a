import type { ViewFilters } from '../../contract/saved-view/saved-view';

/** Filters of a report that refer to people or units, by the names under which they are saved. */
export const SELECTION_FIELDS = ['departments', 'persons', 'costCenters', 'accountingEntities'] as const;
export type SelectionField = (typeof SELECTION_FIELDS)[number];

/** Numbers in saved filters of a report; an empty list does not filter. */
export type NamedSelections = Readonly<Record<SelectionField, readonly string[]>>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Returns undefined for filters in an unknown format. */
export function selectionsIn(filters: ViewFilters): NamedSelections | undefined {
  const named: Record<SelectionField, readonly string[]> = {
    departments: [],
    persons: [],
    costCenters: [],
    accountingEntities: [],
  };
  for (const name of SELECTION_FIELDS) {
    const value = filters[name];
    if (value === undefined) continue;
    if (!isTexts(value)) return undefined;
    named[name] = value;
  }
  return named;
}

/** Numbers that lie wholly within a report scope. */
export type ScopeCoverage = Readonly<Record<SelectionField, ReadonlySet<string>>>;

/** True when a scope covers all numbers in saved filters. Filters without numbers are covered by every scope. */
export function isWithinScope(filters: ViewFilters, held: ScopeCoverage): boolean {
  const named = selectionsIn(filters);
  return (
    named !== undefined && SELECTION_FIELDS.every((name) => named[name].every((no) => held[name].has(no)))
  );
}
