import { AVATAR_SIDE } from '../../../../src/contract/personal-info/avatar';
import { encodePicture } from '../../files/encode-picture';

/** Encodes a picture of a person: upright, square, as WebP without metadata. Throws fieldsInvalid at `file`. */
export async function encodeAvatar(file: File): Promise<Buffer> {
  const { content } = await encodePicture(file, (picture) =>
    picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' }),
  );
  return content;
}
