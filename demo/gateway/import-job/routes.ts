import { queryImportJob, queryLatestImportJob } from '../../../src/contract/import-job/import-job';
import { Fault } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { findImportJob, findLatestImportJob, importView } from './queries';

export const importJobCalls: readonly Implementation[] = [
  implement(queryImportJob, async ({ db, caller }, { importJobNo }) => {
    const job = await findImportJob(db, caller, importJobNo);
    if (job === undefined) throw new Fault('importJobUnknown');
    return { importJob: importView(job) };
  }),

  implement(queryLatestImportJob, async ({ db, caller }, { kind }) => {
    const job = await findLatestImportJob(db, caller, kind);
    return { importJob: job === undefined ? null : importView(job) };
  }),
];
