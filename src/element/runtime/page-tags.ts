import { VERSION } from '../definition/version';

/** Tags of the suite by the version that defines them on this page. */
function tagsOfPage(): Map<string, string> {
  const page = globalThis as { [name: symbol]: Map<string, string> | undefined };
  // of the registry: all versions meet there. Not asked for at once: pages may have another `Symbol`, which is told later
  return (page[Symbol.for('travel-portal-elements/tags')] ??= new Map<string, string>());
}

/**
 * Takes tags for this script of the suite and returns those that no other on the page has: the one that came first
 * keeps its own. Of the others the embedder's developer is told once.
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
