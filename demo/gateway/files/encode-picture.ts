import type { Sharp } from 'sharp';
import { Fault, fieldsInvalid } from '../server/http/fault';

/**
 * Checks of the first bytes of accepted formats. WebP is also checked after the size, because its first bytes belong to
 * several formats.
 */
const BEGINNINGS: readonly ((content: Buffer) => boolean)[] = [
  (content) => content.subarray(0, 3).toString('hex') === 'ffd8ff',
  (content) => content.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
];

/** Limit of pixels, because a small file can claim to be a huge picture. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 10;
const QUALITY = 82;

export interface EncodedPicture {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Encodes a JPEG, PNG or WebP picture for storage: upright, in the given shape, as WebP without metadata. Throws
 * fieldsInvalid at `file`.
 */
export async function encodePicture(file: File, shape: (picture: Sharp) => Sharp): Promise<EncodedPicture> {
  if (file.size === 0) throw fieldsInvalid({ file: '文件内容为空，请重新选择' });
  const content = Buffer.from(await file.arrayBuffer());
  // keeps the library's readers of other formats, such as SVG, from being used
  if (!BEGINNINGS.some((isOne) => isOne(content))) {
    throw fieldsInvalid({ file: '仅支持JPG、PNG、WebP格式的图片' });
  }
  // loaded here, because the library takes longer to load than the gateway's start allows
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  try {
    const claimed = await sharp(content, { ...options, limitInputPixels: false }).metadata();
    if (claimed.width * claimed.height > MOST_PIXELS)
      throw fieldsInvalid({ file: '图片尺寸过大，请缩小后重新选择' });
    const { data, info } = await shape(sharp(content, options).autoOrient())
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw fieldsInvalid({ file: '图片已损坏，无法识别，请重新选择' });
  }
}
