import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

/** Size of the picture that is brought, in bytes. */
export const AVATAR_BYTES = 2 * 1024 * 1024;
/** What may be brought; what is kept is WebP, this wide and high. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const AVATAR_SIDE = 256;

/**
 * The picture of somebody of the caller's enterprise, as base64 of a WebP; null: there is none, or nobody of that number. In the
 * answer and at no address of its own: whoever has no token of the enterprise gets none.
 */
export const queryAvatar = call({
  ...common,
  path: `${BASE}queryAvatar`,
  body: v.object({ staffNO: v.pipe(v.string(), v.nonEmpty('缺少员工编号')) }),
  result: v.object({ webp: v.nullable(v.pipe(v.string(), v.base64())) }),
  reads: ['avatar'],
});

/**
 * Makes a picture the caller's, in the place of a former one: turned upright, cut to a square and encoded anew, so that nothing
 * goes with it that a camera wrote down. Throws fieldsInvalid at `file`, and tooManyRequests. No `mutates`: the content is kept
 * before the row that names it, and the same picture twice changes nothing.
 */
export const saveAvatar = call({
  ...common,
  path: `${BASE}saveAvatar`,
  multipart: { fileBytes: AVATAR_BYTES, files: 1 },
  body: v.object({ file: v.file('请选择图片') }),
  result: v.object({}),
  changes: ['avatar'],
});

/** Takes the caller's picture away; there need be none. */
export const removeAvatar = call({
  ...common,
  path: `${BASE}removeAvatar`,
  body: v.object({}),
  result: v.object({}),
  mutates: true,
  changes: ['avatar'],
});
