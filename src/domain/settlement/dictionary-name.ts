/**
 * Returns the name of a code in a dictionary of the settlement, whose entries are `code|name`; the code itself where
 * there is none.
 */
export function dictionaryName(entries: readonly string[], code: string | number): string {
  const prefix = `${code}|`;
  return entries.find((entry) => entry.startsWith(prefix))?.slice(prefix.length) || String(code);
}
