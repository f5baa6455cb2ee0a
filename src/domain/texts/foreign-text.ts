/** Characters that are not seen and change how others are: controls, directions, joiners of nothing, tags. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]+/gu;

/**
 * A text that comes with an address anybody can write, as it may be shown: one line, of at most `most` characters, with nothing
 * in it that turns the words around it or hides some of its own. Cut ones end in `…`. It is text, never markup.
 */
export function foreignText(text: string, most: number): string {
  // what a hundred thousand characters say is not looked at
  const whole = text
    .slice(0, most * 20)
    .replace(UNSEEN, ' ')
    // a heap of accents on one letter covers the lines around it
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
