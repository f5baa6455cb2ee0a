/** Longest text of a cell in characters. */
const CELL_LENGTH = 32_767;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that must be removed or escaped; few texts contain any. */
// oxlint-disable-next-line no-control-regex -- it matches the characters to be removed
const SPECIAL = /[&<>\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

/** Escapes a cell's text and removes characters that XML does not allow: control characters and unpaired surrogates. */
export function xmlText(text: string): string {
  const cut = text.slice(0, CELL_LENGTH);
  if (!SPECIAL.test(cut)) return cut;
  return (
    cut
      // oxlint-disable-next-line no-control-regex -- it matches the characters to be removed
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
      .replaceAll(/[&<>]/g, (sign) => MARKUP[sign] ?? '')
  );
}
