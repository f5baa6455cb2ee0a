import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FileNo } from '../../../src/contract/files/files';
import type { MountContext } from '../server/area';
import { failure } from '../server/envelope';
import { DOWNLOAD_PATH, isLinkGood } from './link';
import { findStored } from './queries';

const Asked = v.object({
  fileNo: FileNo,
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Gives files to whoever has a link that fileSearch made, as something to save and never as a page. */
export function mountDownload(
  app: FastifyInstance,
  { db, clock, deps: { config, files }, limitCalls }: MountContext,
): void {
  app.get(`${DOWNLOAD_PATH}/:fileNo`, { onRequest: limitCalls }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = v.safeParse(Asked, { ...(request.params as object), ...(request.query as object) });
    const isGood = asked.success && isLinkGood(config.thirdPartySecret, asked.output, clock());
    const file = isGood ? await findStored(db, asked.output.fileNo) : undefined;
    if (file === undefined) return reply.code(404).send(failure(404));
    const content = await files.read(file.file_no);
    return reply
      .type(file.file_type)
      .headers({
        'content-length': file.file_size,
        'content-disposition': `attachment; filename*=UTF-8''${encoded(file.file_name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(content);
  });
}

/** As RFC 5987 has it: quotes and brackets stand for themselves in no header. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
