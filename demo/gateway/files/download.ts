import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FileNo } from '../../../src/contract/files/files';
import type { MountContext } from '../server/area';
import { failure } from '../server/envelope';
import { sendFile } from './send-file';
import { isLinkGood, linkPath } from './link';
import { contentNo, findStored } from './queries';

const Asked = v.object({
  no: FileNo,
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Gives files to whoever has a link that fileSearch made, as something to save and never as a page. */
export function mountDownload(
  app: FastifyInstance,
  { db, clock, deps: { config, files }, limitCalls }: MountContext,
): void {
  app.get(`${linkPath('files')}/:no`, { onRequest: limitCalls }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = v.safeParse(Asked, { ...(request.params as object), ...(request.query as object) });
    const isGood = asked.success && isLinkGood(config, { linked: 'files', ...asked.output }, clock());
    const file = isGood ? await findStored(db, asked.output.no) : undefined;
    if (file === undefined) return reply.code(404).send(failure(404));
    return sendFile(reply, {
      fileName: file.file_name,
      fileType: file.file_type,
      fileSize: file.file_size,
      content: await files.read(contentNo(file)),
    });
  });
}
