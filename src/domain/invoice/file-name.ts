/** Maximum length of a part, because unpacking tools cut longer paths. */
const LONGEST = 40;
/**
 * Characters with a meaning in paths or operating systems, and those that are invisible or change the direction of a
 * name.
 */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*/\\]/gu;

/**
 * Builds a file name for a zip from its parts and its ending (without the dot): no path, no invisible characters, no
 * part too long, and not in `taken`, ignoring case; the name is added to `taken`. Parts are joined by `_`; empty ones
 * are left out.
 */
export function fileNameOf(parts: readonly string[], ending: string, taken: Set<string>): string {
  const stem =
    parts
      .map(plain)
      .filter((part) => part !== '')
      .join('_') || 'file';
  for (let at = 1; ; at += 1) {
    const name = `${at === 1 ? stem : `${stem} (${at})`}.${ending}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

const plain = (part: string): string =>
  [...part.replace(UNWANTED, '')]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
