import { SURNAMES, surnameOf } from './surnames';

/**
 * Compares names in pinyin order, the usual order of Chinese lists. Databases sort characters by code point, or need
 * ICU for it.
 */
export const bySound = new Intl.Collator('zh-Hans-CN-u-co-pinyin').compare;

/** Compares names of persons in pinyin order, surnames by their sound; the order of `person_sound_key`. */
export function byPersonSound(a: string, b: string): number {
  const [first, second] = [surnameOf(a), surnameOf(b)];
  if (first === undefined)
    return second === undefined ? bySound(a, b) : a.startsWith(second.like) ? -1 : bySound(a, second.like);
  if (second === undefined) return b.startsWith(first.like) ? 1 : bySound(first.like, b);
  return (
    bySound(first.like, second.like) ||
    SURNAMES.indexOf(first) - SURNAMES.indexOf(second) ||
    bySound(a.slice(first.surname.length), b.slice(second.surname.length))
  );
}
