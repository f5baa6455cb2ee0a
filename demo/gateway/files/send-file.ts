import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

interface SentFile {
  fileName: string;
  fileType: string;
  /** Bytes. */
  fileSize: number;
  content: Readable;
}

/** Sends a file as a download and never as a page. */
export function sendFile(
  reply: FastifyReply,
  { fileName, fileType, fileSize, content }: SentFile,
): FastifyReply {
  return reply
    .type(fileType)
    .headers({
      'content-length': fileSize,
      'content-disposition': `attachment; filename*=UTF-8''${encoded(fileName)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .send(content);
}

/** Encodes as RFC 5987 requires; quotes and brackets must not appear unencoded in a header. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
