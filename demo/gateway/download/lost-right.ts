import * as v from 'valibot';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import { viewerOf, type exportOf } from './exports';
import { refuseBeyondReach } from './export-reach';
import type { Job } from './queries';

interface ExportDownload {
  /** Owner of the file, with their current rights. */
  caller: Caller;
  found: Awaited<ReturnType<typeof exportOf>>;
  job: Pick<Job, 'query' | 'made_reach'>;
}

/** Throws the Fault of a right that was lost, or of a scope that was narrowed, since the file was made. */
export async function refuseLostRight(db: Database, { caller, found, job }: ExportDownload): Promise<void> {
  if (found === undefined) throw new Fault('exportUnknown');
  const [definition] = Object.values(found);
  const asked = v.safeParse(definition.query, job.query);
  if (!asked.success) throw new Fault('exportUnknown');
  const viewer = viewerOf(definition, caller, asked.output);
  await refuseBeyondReach(db, definition, { viewer, query: asked.output, job });
}
