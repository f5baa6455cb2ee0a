import { VERSION } from '../definition/version';

/** Tags of the suite on this page with the version that defines them. */
function tagsOfPage(): Map<string, string> {
  const page = globalThis as { [name: symbol]: Map<string, string> | undefined };
  // a registered symbol, so that all versions share the map. Called late: pages may have replaced `Symbol`, which is
  // reported later
  return (page[Symbol.for('travel-portal-elements/tags')] ??= new Map<string, string>());
}

/**
 * Claims tags for this script of the suite and returns those that are free on the page: the first script keeps its own.
 * A console warning names the rest once for the embedder's developer.
 */
export function takeTags(names: readonly string[]): string[] {
  const takenBy = tagsOfPage();
  const others = names.filter((name) => takenBy.has(name) || customElements.get(name));
  const free = names.filter((name) => !others.includes(name));
  for (const name of free) takenBy.set(name, VERSION);
  if (others.length > 0) {
    // oxlint-disable-next-line no-console -- only the embedder's developer can remove the second script
    console.warn(
      `Of two suites on this page (${takenBy.get(others[0] ?? '')}, ${VERSION}) the second defines [${free.join()}]`,
    );
  }
  return free;
}
