import {
  queryImportJob,
  queryImportJobs,
  queryLatestImportJob,
  resumeImportJob,
  undoImportJob,
} from '../../../src/contract/import-job/import-job';
import { readTableHead } from '../../../src/contract/import-job/table-import';
import { implement, type Implementation } from '../server/http/implement';
import { listImports, lockToUndo, readHead, requireRight, resume, showImport, showLatest } from './handlers';
import { wholeRowOf } from './rows';
import { staffAsker } from './staff-asker';
import { beginUndo } from './undo-queries';
import { beginWholeUndo } from './whole/undo';
import { findWholeImport } from './whole/whole-imports';
import { workOnImport } from './whole/work';
import { writeImport } from './work';

export const importJobCalls: readonly Implementation[] = [
  implement(queryImportJob, (context, body) => showImport(staffAsker(context), body)),

  implement(queryLatestImportJob, (context, body) => showLatest(staffAsker(context), body)),

  implement(queryImportJobs, async (context, body) => {
    const asker = staffAsker(context);
    if ((await findWholeImport(body.kind)) !== undefined) await requireRight(asker, body.kind);
    return listImports(asker, body);
  }),

  implement(resumeImportJob, async (context, { importJobNo }) => {
    await resume(staffAsker(context), importJobNo);
    context.wake(writeImport);
    return { importJobNo };
  }),

  implement(undoImportJob, async (context, { importJobNo }) => {
    const job = await lockToUndo(staffAsker(context), importJobNo);
    const whole = await findWholeImport(job.kind);
    await (whole === undefined
      ? beginUndo({ ...context, owner: context.caller }, importJobNo)
      : beginWholeUndo(context, whole, wholeRowOf(job)));
    context.wake(whole === undefined ? writeImport : workOnImport);
    return { importJobNo };
  }),

  implement(readTableHead, (context, body) => {
    const { caller } = context;
    return readHead(
      { context, owner: caller },
      body,
      ({ permission }) => permission !== undefined && caller.objects.has(permission),
    );
  }),
];
