/** Does a text sound like what was typed: 拼音 in full or 首字母? */
export type SoundMatch = (text: string, typed: string) => boolean;

interface MatchOptions {
  continuous?: boolean;
  precision?: 'start';
}

/**
 * What a library of sounds hears as alike. A syllable may be begun only: 差 is heard as cha and chai, and the first that
 * fits may not be the one meant; ü is typed as v or u. `continuous`: no character between is left out.
 */
export const soundMatch =
  (
    match: (text: string, pinyin: string, options: MatchOptions) => number[] | null,
    { continuous }: { continuous: boolean },
  ): SoundMatch =>
  (text, typed) =>
    spellings(typed).some((one) => match(text, one, { continuous, precision: 'start' }) !== null);

const spellings = (typed: string): string[] => [...new Set([typed, typed.replace(/(?<=[ln])[uv]/g, 'ü')])];
