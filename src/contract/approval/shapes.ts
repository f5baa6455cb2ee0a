import * as v from 'valibot';

export const ApplyId = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少申请单号'));

/** The opinion is cut, not refused (specification 5.2). */
export const OPINION_LENGTH = 140;

/** Limit in code points: one visible character may consist of any number of them. */
const MOST_CODE_POINTS = 1000;

/** Splits a text into visible characters: 👨‍👩‍👧 is one. */
function charactersOf(text: string): string[] {
  // Browsers from before 2024 do not all have Intl.Segmenter.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter('zh').segment(text), ({ segment }) => segment);
}

export const opinionLength = (text: string): number => charactersOf(text).length;

/** Returns the part of an opinion that is stored, cut at whole characters. */
export function cutOpinion(text: string): string {
  let cut = '';
  let length = 0;
  for (const character of charactersOf(text).slice(0, OPINION_LENGTH)) {
    length += [...character].length;
    if (length > MOST_CODE_POINTS) break;
    cut += character;
  }
  return cut;
}

export const Opinion = v.optional(v.pipe(v.string(), v.trim(), v.transform(cutOpinion)), '');
