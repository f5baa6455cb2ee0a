import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ExportNo } from '../../../src/contract/download/download';
import { isLinkGood, linkPath } from '../files/link';
import { sendFile } from '../files/send-file';
import type { MountContext } from '../server/area';
import { failure } from '../server/envelope';
import { FILE_TYPES } from './file-types';

const Asked = v.object({
  no: ExportNo,
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Gives a file to whoever has a link that queryExportFile made. */
export function mountExportFile(
  app: FastifyInstance,
  { db, clock, deps: { config, files }, limitCalls }: MountContext,
): void {
  app.get(`${linkPath('exports')}/:no`, { onRequest: limitCalls }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = v.safeParse(Asked, { ...(request.params as object), ...(request.query as object) });
    const isGood = asked.success && isLinkGood(config, { linked: 'exports', ...asked.output }, clock());
    const job = isGood
      ? await db
          .selectFrom('export_job')
          .select(['file_no', 'file_name', 'file_size', 'format'])
          .where('export_no', '=', asked.output.no)
          .where('export_state', '=', 'done')
          .executeTakeFirst()
      : undefined;
    if (!job?.file_no) return reply.code(404).send(failure(404));
    return sendFile(reply, {
      fileName: job.file_name,
      fileType: FILE_TYPES[job.format],
      fileSize: job.file_size,
      content: await files.read(job.file_no),
    });
  });
}
