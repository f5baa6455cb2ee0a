/** True when a text sounds like the typed one: 拼音 in full or 首字母. */
export type SoundMatch = (text: string, typed: string) => boolean;

interface MatchOptions {
  continuous?: boolean;
  precision?: 'start';
}

/**
 * Compares sounds with the pinyin library. The typed text may end within a syllable: 差 matches as cha and chai, and the
 * first match may not be the intended one; ü is typed as v or u. `continuous`: no character between is skipped.
 */
export const soundMatch =
  (
    match: (text: string, pinyin: string, options: MatchOptions) => number[] | null,
    { continuous }: { continuous: boolean },
  ): SoundMatch =>
  (text, typed) =>
    spellings(typed).some((one) => match(text, one, { continuous, precision: 'start' }) !== null);

const spellings = (typed: string): string[] => [...new Set([typed, typed.replace(/(?<=[ln])[uv]/g, 'ü')])];
