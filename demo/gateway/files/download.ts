import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FileNo } from '../../../src/contract/files/files';
import type { Database } from '../db/database';
import { findAdmitted } from '../permission/holder';
import type { MountContext } from '../server/area';
import { failure } from '../server/http/envelope';
import { sendFile } from './send-file';
import { isLinkGood, linkPath, LinkQuery } from './link';
import { fileOwners } from './owners';
import { contentNo, findStored, type FileRow } from './queries';
import { visibleFiles } from './visible-files';

const FileLinkParams = v.object({ no: FileNo, ...LinkQuery.entries });

/**
 * Serves files by a link of fileSearch, as a download and never as a page, as long as the link's person may see them.
 */
export function mountDownload(
  app: FastifyInstance,
  { db, clock, deps: { config, files }, limitCalls }: MountContext,
): void {
  app.get(`${linkPath('files')}/:no`, { onRequest: limitCalls }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = v.safeParse(FileLinkParams, {
      ...(request.params as object),
      ...(request.query as object),
    });
    const isGood = asked.success && isLinkGood(config, { linked: 'files', ...asked.output }, clock());
    const file = isGood ? await linkedFile(db, asked.output, clock()) : undefined;
    if (file === undefined) return reply.code(404).send(failure(404));
    return sendFile(reply, {
      fileName: file.file_name,
      fileType: file.file_type,
      fileSize: file.file_size,
      content: await files.read(contentNo(file)),
    });
  });
}

async function linkedFile(
  db: Database,
  { no, by }: v.InferOutput<typeof FileLinkParams>,
  now: Date,
): Promise<FileRow | undefined> {
  if (by === '') return findStored(db, no);
  const caller = await findAdmitted(db, by, now);
  if (caller === undefined) return undefined;
  const [file] = await visibleFiles({ db, caller, now }, [no], await fileOwners());
  return file;
}
