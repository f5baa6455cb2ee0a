/** Invisible characters that affect others: controls, directions, unused joiners, tags. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]+/gu;

/**
 * Sanitises a text from an address that anyone can write, for display: one line, of at most `most` characters, without
 * characters that reverse the surrounding words or hide some of its own. Cut texts end in `…`. The result is text,
 * never markup.
 */
export function foreignText(text: string, most: number): string {
  // Limits the work on very long texts.
  const whole = text
    .slice(0, most * 20)
    .replace(UNSEEN, ' ')
    // Many accents on one letter would cover the lines around it.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...whole];
  return characters.length <= most
    ? whole
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
