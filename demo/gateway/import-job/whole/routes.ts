import {
  confirmImportJob,
  matchImportColumns,
  queryCheckedFile,
} from '../../../../src/contract/import-job/whole-import';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { neededFields } from '../../../../src/domain/table-import/table-columns';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type Implementation, type RowContext } from '../../server/http/implement';
import { matchedColumns } from '../../server/table-file/matched-columns';
import { wholeRowOf, type WholeRow } from '../rows';
import { importViewOf } from '../view';
import { requireRight, visibleJob } from '../handlers';
import { staffAsker } from '../staff-asker';
import { addWork, beginWriting, checkAgain } from './queries';
import { findWholeImport, type WholeImport } from './whole-imports';
import { isBusy, workOnImport } from './work';

export const wholeImportCalls: readonly Implementation[] = [
  implement(queryCheckedFile, async (context, { importJobNo }) => {
    const { job, whole } = await wholeJob(context, importJobNo);
    const places = new Map(job.column_list.map(({ field, place }) => [field, place]));
    const columns = whole.columns(context, job.variant);
    return {
      importJob: await importViewOf(context, job),
      headerList: job.header_list,
      columnList: columns.map(({ field }) => ({ field, place: places.get(field) ?? null })),
      missingList: neededFields(columns, places),
      wrongList: job.wrong_list,
      previewList: job.preview_list.map((row) => ({ ...row, fieldList: [...row.fieldList] })),
    };
  }),

  implement(matchImportColumns, async (context, { importJobNo, columnList }) => {
    const { db, now } = context;
    const { job, whole } = await checkedJob(context, importJobNo);
    const fields = new Set(whole.columns(context, job.variant).map(({ field }) => field));
    const at = columnList.findIndex(({ field }) => !fields.has(field));
    if (at >= 0) throw fieldsInvalid({ [`columnList.${at}.field`]: '该类型没有此字段' });
    const column_list = matchedColumns(job.header_list, columnList);
    await checkAgain(db, importJobNo, { column_list, checked_on: shanghaiDate(now) });
    await addWork(db, job, now);
    context.wake(workOnImport);
    return { importJobNo };
  }),

  implement(confirmImportJob, async (context, { importJobNo }) => {
    const { db, caller, now } = context;
    const { job, whole } = await checkedJob(context, importJobNo);
    if (job.wrong_count > 0) throw new Fault('importWrong');
    // waits for manual changes under way; later ones are refused until the import ends
    await whole.lock(db, job);
    await beginWriting(db, job, { staffNo: caller.staffNo, now });
    context.wake(workOnImport);
    return { importJobNo };
  }),
];

interface WholeJob {
  job: WholeRow;
  whole: WholeImport;
}

/** Returns a whole import that the caller may write. Throws importJobUnknown, forbidden. */
async function wholeJob(
  context: RowContext,
  importJobNo: string,
  options: { lock?: boolean } = {},
): Promise<WholeJob> {
  const asker = staffAsker(context);
  const job = await visibleJob(asker, importJobNo, options);
  const whole = await findWholeImport(job.kind);
  if (whole === undefined) throw new Fault('importJobUnknown');
  await requireRight(asker, job.kind);
  return { job: wholeRowOf(job), whole };
}

/**
 * Locks a whole import that can be matched or confirmed. Throws importJobUnknown, forbidden, importJobBusy, importOver.
 */
async function checkedJob(context: RowContext, importJobNo: string): Promise<WholeJob> {
  const found = await wholeJob(context, importJobNo, { lock: true });
  if (isBusy(found.job)) throw new Fault('importJobBusy');
  if (found.job.import_state !== 'checked') throw new Fault('importOver');
  return found;
}
