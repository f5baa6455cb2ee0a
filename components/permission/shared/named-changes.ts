import type { Named } from '../../../src/contract/resource/values';

/** Words for the additions and removals between two lists. */
export function namedChanges(
  before: readonly Named[] = [],
  after: readonly Named[] = [],
  t: {
    added(names: readonly string[]): string;
    removed(names: readonly string[]): string;
    changed(parts: readonly string[]): string;
    none: string;
  },
): string {
  const without = (some: readonly Named[], others: readonly Named[]) => {
    const nos = new Set(others.map(({ no }) => no));
    return some.filter(({ no }) => !nos.has(no)).map(({ name }) => name);
  };
  const [added, removed] = [without(after, before), without(before, after)];
  const said = [added.length > 0 && t.added(added), removed.length > 0 && t.removed(removed)].filter(
    (words) => words !== false,
  );
  return said.length === 0 ? t.none : t.changed(said);
}
