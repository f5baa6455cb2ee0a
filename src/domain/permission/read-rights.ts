/**
 * Adds the rights to read that come with pages and with rights to change. An object that was held without its right to
 * read stays as it was, because the grantor may not hold that right.
 *
 * `readOf`: number of the right to read that comes with an object, '' for none.
 */
export function withReadRights(
  chosen: readonly string[],
  before: ReadonlySet<string>,
  readOf: (no: string) => string,
): string[] {
  const reads = chosen.filter((no) => !before.has(no) || before.has(readOf(no))).map(readOf);
  return [...new Set([...chosen, ...reads.filter((no) => no !== '')])];
}
