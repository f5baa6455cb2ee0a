import type { EnterpriseShortInfo } from '../../src/contract/login/login';

/** First character of each letter's section in pinyin order; no syllable begins with I, U or V. */
const SECTIONS = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const LETTERS = [...'abcdefghjklmnopqrstwxyz'];
const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** Pinyin initials of a name; letters and digits stay: 远航科技 ABC → yhkjabc. */
export function initialsOf(name: string): string {
  return [...name.toLowerCase()].map(initialOf).join('');
}

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return /[a-z0-9]/.test(character) ? character : '';
  const section = SECTIONS.findLastIndex((first) => byPinyin.compare(first, character) <= 0);
  return LETTERS[section] ?? '';
}

/** True when the number or a name contains the query, or the query's letters are initials of the name. */
export function matches(
  { enterpriseNum, entName, entShortName }: EnterpriseShortInfo,
  query: string,
): boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return true;
  if ([enterpriseNum, entName, entShortName].some((text) => text.toLowerCase().includes(wanted))) return true;
  const letters = wanted.replaceAll(/\s/g, '');
  return (
    /^[a-z0-9]+$/.test(letters) && [entName, entShortName].some((name) => initialsOf(name).includes(letters))
  );
}
