import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

/** Maximum size of the uploaded picture, in bytes. */
export const AVATAR_BYTES = 2 * 1024 * 1024;
/** Accepted types of the upload; the stored picture is WebP, this wide and high. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const AVATAR_SIDE = 256;

/**
 * Returns the picture of a member of the caller's enterprise, as base64 of a WebP; null when there is no picture or no
 * such member. The picture is in the response and has no address of its own, so that a token of the enterprise is
 * required.
 */
export const queryAvatar = call({
  ...common,
  path: `${BASE}queryAvatar`,
  body: v.object({ staffNO: v.pipe(v.string(), v.nonEmpty('缺少员工编号')) }),
  result: v.object({ webp: v.nullable(v.pipe(v.string(), v.base64())) }),
  reads: ['avatar'],
});

/**
 * Replaces the caller's picture: turned upright, cut to a square and encoded anew, which removes the camera's metadata.
 * Throws fieldsInvalid at `file`, and tooManyRequests. No `mutates`: the content is stored before the row that names
 * it, and the same picture twice changes nothing.
 */
export const saveAvatar = call({
  ...common,
  path: `${BASE}saveAvatar`,
  multipart: { fileBytes: AVATAR_BYTES, files: 1 },
  body: v.object({ file: v.file('请选择图片') }),
  result: v.object({}),
  changes: ['avatar'],
});

/** Removes the caller's picture, if any. */
export const removeAvatar = call({
  ...common,
  path: `${BASE}removeAvatar`,
  body: v.object({}),
  result: v.object({}),
  mutates: true,
  changes: ['avatar'],
});
