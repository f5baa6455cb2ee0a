/** Characters of a part at most: what zips are unpacked by cuts longer paths. */
const LONGEST = 40;
/** What paths and systems have a use for, and what no one sees or what turns the direction of a name round. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*/\\]/gu;

/**
 * A name for a file in a zip, of what it is told by and its ending (without the dot): no path, nothing unseen, no part too long, and
 * none that is in `taken`, whatever its case, to which it is added. What it is told by is joined by `_`; a part of which nothing is left
 * is left out.
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
