import * as v from 'valibot';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import { viewerOf, type exportOf } from './exports';
import { refuseBeyondReach } from './made-reach';
import type { Job } from './queries';

interface Fetching {
  /** Whose file it is, with their rights of this moment. */
  caller: Caller;
  found: Awaited<ReturnType<typeof exportOf>>;
  job: Pick<Job, 'query' | 'made_reach'>;
}

/** Throws the Fault of a right that is gone since a file was made, or of a scope that has become narrower. */
export async function refuseLostRight(db: Database, { caller, found, job }: Fetching): Promise<void> {
  if (found === undefined) throw new Fault('exportUnknown');
  const [definition] = Object.values(found);
  const asked = v.safeParse(definition.query, job.query);
  if (!asked.success) throw new Fault('exportUnknown');
  const viewer = viewerOf(definition, caller, asked.output);
  await refuseBeyondReach(db, definition, { viewer, query: asked.output, job });
}
