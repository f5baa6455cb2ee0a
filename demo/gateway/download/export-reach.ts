import type { Reach } from '../../../src/domain/permission/reach';
import { exceedsReach } from '../../../src/domain/permission/reach';
import type { Database } from '../db/database';
import { DATA_RANGE, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import type { DataExport } from './exports';
import type { Job } from './queries';

type ScopedExport<Query> = Pick<DataExport<Query>, 'permission' | 'reach'>;

/** Current reach of the data in a file of this kind for the viewer; undefined: it is the same for all viewers. */
export async function reachOfExport<Query>(
  db: Database,
  definition: ScopedExport<Query>,
  viewer: Caller,
  query: Query,
): Promise<Reach | undefined> {
  if (definition.reach !== undefined) return definition.reach(db, viewer, query);
  return definition.permission === undefined ? undefined : reachOfScope(viewer);
}

/** Reach of the data that a caller's scope shows. */
export const reachOfScope = ({ range, deptNos, staffNo }: Caller): Reach => ({
  isWhole: range === DATA_RANGE.enterprise,
  staffNos: [staffNo],
  deptNos: range === DATA_RANGE.department ? deptNos : [],
});

/** Throws exportBeyondRights for a file that shows more than its viewer may see now. */
export async function refuseBeyondReach<Query>(
  db: Database,
  definition: ScopedExport<Query>,
  { viewer, query, job }: { viewer: Caller; query: Query; job: Pick<Job, 'made_reach'> },
): Promise<void> {
  const reach = await reachOfExport(db, definition, viewer, query);
  if (reach === undefined) return;
  // files older than this column count as whole
  const made = job.made_reach ?? { isWhole: true, staffNos: [], deptNos: [] };
  if (exceedsReach(made, reach, { self: viewer.staffNo, deptOf: new Map() }))
    throw new Fault('exportBeyondRights');
}
