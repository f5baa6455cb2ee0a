import * as v from 'valibot';
import { call } from '../../call';

/** Size of an uploaded picture, in bytes. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** Places of a picture, each with its largest size. */
export const PICTURE_PLACES = ['logo', 'background', 'advert'] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];

/** Address of a picture: an uploaded one, or one that was set before; '' for none. */
export const PictureAddress = v.pipe(v.string(), v.trim(), v.maxLength(500, '图片地址不能超过500个字符'));

/**
 * Uploads a picture, which is encoded anew, without metadata and not larger than its place needs. It is removed after a
 * month without use. Throws fieldsInvalid at `file`, and tooManyRequests.
 */
export const uploadAgencyPicture = call({
  gateway: 'agency',
  path: '/agencyController/uploadAgencyPicture',
  multipart: { fileBytes: PICTURE_BYTES, files: 1 },
  body: v.object({ place: v.picklist(PICTURE_PLACES), file: v.file('请选择图片') }),
  /** `address`: path below the gateway's address. */
  result: v.object({ address: v.string(), width: v.number(), height: v.number() }),
  needs: 'operator',
  right: 'managePlatform',
  changes: [],
  origin: 'suite',
});
