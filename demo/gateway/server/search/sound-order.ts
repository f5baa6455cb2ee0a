import { bySound } from './by-sound';

/** Ranges of symbols, letters and Chinese characters in names; other characters are sorted by code point. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x218b],
  [0x2460, 0x24ff],
  [0x3000, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff01, 0xffef],
] as const;

/** Stand-ins for emoji, rare characters and words: private-use characters that no name contains. */
export const STAND_INS = {
  emoji: { sign: '\uE000', as: '😀' },
  rare: { sign: '\uE001', as: '𠀀' },
} as const;
/** Words whose first character has another pronunciation than by itself, as the collation knows them. */
export const POLYPHONIC_WORDS = [
  { sign: '\uE002', as: '重庆' },
  { sign: '\uE003', as: '沈阳' },
  { sign: '\uE004', as: '藏文' },
] as const;

const alike = new Intl.Collator('zh-Hans-CN-u-co-pinyin', { sensitivity: 'base' });

interface SoundOrder {
  /** All characters, each once, in pinyin order. */
  characters: string;
  /**
   * Characters that differ from another one by case, accent or width alone; `plain` has the base character at the same
   * position.
   */
  variants: string;
  plain: string;
}

/** Computes the pinyin order for a database that has no collation for it. */
export function soundOrder(): SoundOrder {
  const signs = new Map(
    [...Object.values(STAND_INS), ...POLYPHONIC_WORDS].map(({ sign, as }) => [as as string, sign]),
  );
  const written = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
    // characters that the collation ignores have no rank
    .filter(
      (one) => /\p{Assigned}/u.test(one) && one.normalize('NFC') === one && alike.compare(one, '') !== 0,
    )
    .concat([...signs.keys()])
    .toSorted((a, b) => bySound(a, b) || (a < b ? -1 : 1));
  const variants: string[] = [];
  const plain: string[] = [];
  let first = written[0] ?? '';
  for (const one of written) {
    if (alike.compare(first, one) !== 0) first = one;
    else if (first !== one) {
      variants.push(one);
      plain.push(first);
    }
  }
  const characters = written.map((one) => signs.get(one) ?? one);
  return { characters: characters.join(''), variants: variants.join(''), plain: plain.join('') };
}
