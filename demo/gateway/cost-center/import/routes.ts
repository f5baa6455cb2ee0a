import {
  addCostImport,
  applyCostImport,
  COST_TABLE,
  IMPORT_ROWS,
  matchCostImport,
  queryCostImport,
  queryCostImports,
  undoCostImport,
  type ImportField,
} from '../../../../src/contract/cost-center/import';
import { hasField, importHeaders, recogniseColumns } from '../../../../src/domain/cost-center/import-columns';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { isEmptyRow } from '../../../../src/domain/table-import/columns';
import { implementKeepingOwnRules } from '../../permission/own-rules/keep';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { STAFF } from '../../server/resource/references';
import { matchedColumns } from '../../server/table-file/matched-columns';
import { readTableFile, type Table } from '../../server/table-file/read-table-file';
import { findImportJob, findImportJobs, type ImportRow } from '../../import-job/queries';
import { addFile, addWork, beginWriting, checkAgain } from '../../import-job/whole/queries';
import { beginWholeUndo, undoEnd } from '../../import-job/whole/undo';
import { isBusy, workOnImport } from '../../import-job/whole/work';
import { importDetail, importView } from './view';
import { wholeImport } from './whole-import';
import { ownerOf } from './write';

const LIMITS = { rows: IMPORT_ROWS, columns: 100 };

export function costImportRoutes(): Implementation[] {
  /** Contents of a file, parsed before the transaction begins. */
  const tables = new WeakMap<File, Table>();
  return [
    implement(
      addCostImport,
      async (context, { file, costKind }) => {
        const { db, caller, now } = context;
        const table = tables.get(file);
        if (table === undefined) throw new Error('A file of cost objects has not been read');
        const places = recogniseColumns(costKind, table.headers);
        const importNo = await addFile(
          db,
          {
            kind: COST_TABLE,
            variant: costKind,
            enterprise_num: caller.enterpriseNum,
            staff_no: caller.staffNo,
            file_name: file.name,
            header_list: table.headers,
            column_list: [...places].map(([field, place]) => ({ field, place })),
            rows_total: table.rows.filter((cells) => !isEmptyRow(cells)).length,
            checked_on: shanghaiDate(now),
            asked_at: now,
          },
          table.rows,
        );
        context.wake(workOnImport);
        return { importNo };
      },
      {
        async beforehand({ caller }, { file, costKind, table: at }) {
          const bytes = new Uint8Array(await file.arrayBuffer());
          const limits = { ...LIMITS, headers: importHeaders(costKind), ...(at && { at }) };
          tables.set(file, await readTableFile(bytes, limits, caller.enterpriseNum));
        },
      },
    ),

    implement(matchCostImport, async (context, { importNo, columnList }) => {
      const { db, now } = context;
      const kept = await lockedImport(context, importNo);
      await checkAgain(db, importNo, {
        column_list: matched(kept, columnList),
        checked_on: shanghaiDate(now),
      });
      await addWork(db, kept, now);
      context.wake(workOnImport);
      return { importNo };
    }),

    implement(queryCostImport, async (context, { importNo }) => {
      const kept = await ownImport(context, importNo);
      return importDetail(kept, await STAFF.names(context, [kept.staff_no]));
    }),

    implement(applyCostImport, async (context, { importNo }) => {
      const kept = await lockedImport(context, importNo);
      if (kept.wrong_count > 0) throw new Fault('importWrong');
      // waits for manual changes under way; later ones are refused until the import ends
      await wholeImport.lock(context.db, kept);
      await beginWriting(context.db, kept, { staffNo: context.caller.staffNo, now: context.now });
      context.wake(workOnImport);
      return { importNo };
    }),

    implementKeepingOwnRules(undoCostImport, async (context, { importNo }) => {
      const { db, caller, now } = context;
      const kept = await ownImport(context, importNo, { lock: true });
      if (isBusy(kept)) throw new Fault('importBusy');
      const end = undoEnd(kept, wholeImport);
      if (end === undefined) throw new Fault('importOver');
      if (now >= end) throw new Fault('undoTooLate');
      await beginWholeUndo(db, wholeImport, { job: kept, staffNo: caller.staffNo, now });
      context.wake(workOnImport);
      return { importNo };
    }),

    implement(queryCostImports, async (context, page) => {
      const listed = { kind: COST_TABLE, isOwn: false, ...page };
      const { total, jobs: imports } = await findImportJobs(context.db, context.caller, listed);
      const names = await STAFF.names(context, [...new Set(imports.map(({ staff_no }) => staff_no))]);
      return { total, importList: imports.map((kept) => importView(kept, names)) };
    }),
  ];
}

/** Returns an import of the caller's enterprise. Throws importUnknown. */
async function ownImport(
  { db, caller }: CallerContext,
  importNo: string,
  options: { lock?: boolean } = {},
): Promise<ImportRow> {
  const kept = await findImportJob(db, importNo, options);
  if (kept?.enterprise_num !== caller.enterpriseNum) throw new Fault('importUnknown');
  return kept;
}

/**
 * Locks an import of the caller's enterprise that can be matched or applied. Throws importUnknown, importBusy,
 * importOver.
 */
async function lockedImport(context: CallerContext, importNo: string): Promise<ImportRow> {
  const kept = await ownImport(context, importNo, { lock: true });
  if (isBusy(kept)) throw new Fault('importBusy');
  if (kept.import_state !== 'checked') throw new Fault('importOver');
  return kept;
}

/** Assignment of columns by the user. Throws fieldsInvalid. */
function matched(
  job: ImportRow,
  columnList: readonly { field: ImportField; place: number | null }[],
): ImportRow['column_list'] {
  const { costKind } = ownerOf(job);
  const at = columnList.findIndex(({ field, place }) => place !== null && !hasField(costKind, field));
  if (at >= 0) throw fieldsInvalid({ [`columnList.${at}.field`]: '该类型没有此字段' });
  return matchedColumns(job.header_list, columnList);
}
