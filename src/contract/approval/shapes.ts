import * as v from 'valibot';

export const ApplyId = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少申请单号'));

/** The opinion is cut, not refused (specification 5.2). */
export const OPINION_LENGTH = 140;

export const Opinion = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => [...text].slice(0, OPINION_LENGTH).join('')),
  ),
  '',
);
