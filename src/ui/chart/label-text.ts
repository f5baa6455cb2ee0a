/** White space, bidirectional controls and invisible characters. Joiners affect how letters connect and stay. */
const SPACE = /[\p{Cc}\s\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;
const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3ffff}]/u;
/** Longer names are cut without measuring them. */
const ENOUGH = 200;

/** Shortens a name to one line of at most so many ideographs' width. Right-to-left text is isolated. */
export function labelText(name: string, ems: number): string {
  const letters = [...name.slice(0, ENOUGH).replace(SPACE, ' ').trim()];
  const widths = letters.map((letter) => (WIDE.test(letter) ? 1 : 0.56));
  let [width, fits] = [0, 0];
  for (const letter of widths) {
    width += letter;
    if (width > ems) break;
    fits += 1;
  }
  const text =
    fits < letters.length ? `${letters.slice(0, Math.max(1, fits - 1)).join('')}…` : letters.join('');
  return `\u2068${text}\u2069`;
}

/** Escapes a text for ECharts rich text, so that `{a|b}` is not read as a style. */
export const escapeRichText = (text: string): string => text.replaceAll('{', '{\u200b');
