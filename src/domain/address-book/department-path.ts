const SEPARATOR = '/';
/** Slashes, and backslashes that would otherwise be read as part of an escape. */
const ESCAPED = /\\(?=[\\/／]|$)|[/／]/g;
const PIECE = /\\([\\/／])|(\/)|([^\\/]+|\\)/g;

/**
 * The names of departments from the top down as one text. Slashes in names, which older departments may have, get a
 * backslash.
 */
export const departmentPath = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(ESCAPED, String.raw`\$&`)).join(SEPARATOR);

/** The names that a path consists of, also of a path whose full-width slashes in names have no backslash. */
export function namesOfPath(path: string): string[] {
  const names = [''];
  for (const [, escaped, separator, text] of path.matchAll(PIECE)) {
    if (separator !== undefined) names.push('');
    else names.push((names.pop() ?? '') + (escaped ?? text ?? ''));
  }
  return names;
}
