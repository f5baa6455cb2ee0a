import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { EXPORT_STATE, ExportNo } from '../../../src/contract/download/download';
import type { Database } from '../db/database';
import { isLinkGood, linkPath, LinkQuery } from '../files/link';
import { sendFile } from '../files/send-file';
import type { MountContext } from '../server/area';
import { failure } from '../server/http/envelope';
import { Fault } from '../server/http/fault';
import { findAdmitted } from '../permission/holder';
import { exportOf } from './exports';
import { FILE_TYPES } from './file-types';
import { refuseLostRight } from './lost-right';
import { findJob, type Job } from './queries';

const FileLinkParams = v.object({ no: ExportNo, ...LinkQuery.entries });

/** Serves a file by a link of queryExportFile, as long as the owner of the file may have it. */
export function mountExportFile(
  app: FastifyInstance,
  { db, clock, deps: { config, files }, limitCalls }: MountContext,
): void {
  app.get(`${linkPath('exports')}/:no`, { onRequest: limitCalls }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = v.safeParse(FileLinkParams, {
      ...(request.params as object),
      ...(request.query as object),
    });
    const isGood = asked.success && isLinkGood(config, { linked: 'exports', ...asked.output }, clock());
    const job = isGood ? await linkedJob(db, asked.output, clock()) : undefined;
    if (!job?.file_no) return reply.code(404).send(failure(404));
    return sendFile(reply, {
      fileName: job.file_name,
      fileType: FILE_TYPES[job.format],
      fileSize: job.file_size,
      content: await files.read(job.file_no),
    });
  });
}

async function linkedJob(
  db: Database,
  { no, by }: v.InferOutput<typeof FileLinkParams>,
  now: Date,
): Promise<Job | undefined> {
  const caller = await findAdmitted(db, by, now);
  if (caller === undefined) return undefined;
  const job = await findJob(db, caller, no);
  if (job?.export_state !== EXPORT_STATE.done) return undefined;
  try {
    await refuseLostRight(db, { caller, found: await exportOf(job.kind, job.format), job });
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
  return job;
}
