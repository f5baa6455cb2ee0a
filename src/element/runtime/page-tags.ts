import { VERSION } from '../definition/version';

/** Tags of the suite by the version that defines them on this page. A symbol of the registry: all versions meet there. */
const TAGS = Symbol.for('travel-portal-elements/tags');
const page = globalThis as { [TAGS]?: Map<string, string> };

/**
 * Takes tags for this script of the suite and returns those that no other on the page has: the one that came first
 * keeps its own. Of the others the embedder's developer is told once.
 */
export function takeTags(names: readonly string[]): string[] {
  const takenBy = (page[TAGS] ??= new Map<string, string>());
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
