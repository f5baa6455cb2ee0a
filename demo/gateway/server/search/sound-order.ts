import { bySound } from './by-sound';

/** Symbols, letters and Chinese characters as names have them; what is not among them is sorted by its number. */
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

/** In the place of what is more or less than a character of those, a character that no name has. */
export const STAND_INS = {
  emoji: { sign: '\uE000', as: '😀' },
  rare: { sign: '\uE001', as: '𠀀' },
} as const;
/** Words whose first character sounds otherwise in them than by itself, as the order knows them. */
export const WORDS = [
  { sign: '\uE002', as: '重庆' },
  { sign: '\uE003', as: '沈阳' },
  { sign: '\uE004', as: '藏文' },
] as const;

const alike = new Intl.Collator('zh-Hans-CN-u-co-pinyin', { sensitivity: 'base' });

interface SoundOrder {
  /** Each once, in the order of their sounds. */
  characters: string;
  /** Those that differ from another by case, accent or width alone, and beside it the first of their like. */
  variants: string;
  plain: string;
}

/** In which order the sounds of characters are, as a database is to know it that cannot ask for it. */
export function soundOrder(): SoundOrder {
  const signs = new Map([...Object.values(STAND_INS), ...WORDS].map(({ sign, as }) => [as as string, sign]));
  const written = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
    // what counts for nothing in the order has no place in it
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
