import { randomUUID } from 'node:crypto';
import {
  addCostImport,
  applyCostImport,
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
import { lockCostObjects } from '../objects/lock';
import {
  addImport,
  addImportJob,
  beginApplying,
  findImport,
  findImports,
  lookAgain,
  type CostImportRow,
} from './queries';
import { beginUndo } from './undo';
import { importDetail, importView, undoEnd } from './view';
import { isBusy, workOnImport } from './work';

const LIMITS = { rows: IMPORT_ROWS, columns: 100 };
const FILE_NAME_LENGTH = 200;

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
        const importNo = `I${randomUUID().replaceAll('-', '')}`;
        const places = recogniseColumns(costKind, table.headers);
        await addImport(
          db,
          {
            import_no: importNo,
            enterprise_num: caller.enterpriseNum,
            cost_kind: costKind,
            file_name: file.name.slice(0, FILE_NAME_LENGTH),
            header_list: table.headers,
            column_list: [...places].map(([field, place]) => ({ field, place })),
            row_count: table.rows.filter((cells) => !isEmptyRow(cells)).length,
            looked_on: shanghaiDate(now),
            asked_by: caller.staffNo,
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
      await lookAgain(db, importNo, { column_list: matched(kept, columnList), looked_on: shanghaiDate(now) });
      await addImportJob(db, kept, now);
      context.wake(workOnImport);
      return { importNo };
    }),

    implement(queryCostImport, async (context, { importNo }) => {
      const kept = await ownImport(context, importNo);
      return importDetail(kept, await STAFF.names(context, [kept.asked_by]));
    }),

    implement(applyCostImport, async (context, { importNo }) => {
      const kept = await lockedImport(context, importNo);
      if (kept.wrong_count > 0) throw new Fault('importWrong');
      // waits for manual changes under way; later ones are refused until the import ends
      await lockCostObjects(context.db, kept.enterprise_num, kept.cost_kind);
      await beginApplying(context.db, kept, { staffNo: context.caller.staffNo, now: context.now });
      context.wake(workOnImport);
      return { importNo };
    }),

    implementKeepingOwnRules(undoCostImport, async (context, { importNo }) => {
      const { db, caller, now } = context;
      const kept = await ownImport(context, importNo, { lock: true });
      if (isBusy(kept)) throw new Fault('importBusy');
      const end = undoEnd(kept);
      if (kept.import_state !== 'done' || end === undefined) throw new Fault('importOver');
      if (now >= end) throw new Fault('undoTooLate');
      await beginUndo(db, { kept, staffNo: caller.staffNo, now });
      context.wake(workOnImport);
      return { importNo };
    }),

    implement(queryCostImports, async (context, page) => {
      const { total, imports } = await findImports(context.db, context.caller.enterpriseNum, page);
      const names = await STAFF.names(context, [...new Set(imports.map(({ asked_by }) => asked_by))]);
      return { total, importList: imports.map((kept) => importView(kept, names)) };
    }),
  ];
}

/** Returns an import of the caller's enterprise. Throws importUnknown. */
async function ownImport(
  { db, caller }: CallerContext,
  importNo: string,
  options: { lock?: boolean } = {},
): Promise<CostImportRow> {
  const kept = await findImport(db, importNo, options);
  if (kept?.enterprise_num !== caller.enterpriseNum) throw new Fault('importUnknown');
  return kept;
}

/**
 * Locks an import of the caller's enterprise that can be matched or applied. Throws importUnknown, importBusy,
 * importOver.
 */
async function lockedImport(context: CallerContext, importNo: string): Promise<CostImportRow> {
  const kept = await ownImport(context, importNo, { lock: true });
  if (isBusy(kept)) throw new Fault('importBusy');
  if (kept.import_state !== 'checked') throw new Fault('importOver');
  return kept;
}

/** Assignment of columns by the user. Throws fieldsInvalid. */
function matched(
  { cost_kind, header_list }: CostImportRow,
  columnList: readonly { field: ImportField; place: number | null }[],
): CostImportRow['column_list'] {
  const at = columnList.findIndex(({ field, place }) => place !== null && !hasField(cost_kind, field));
  if (at >= 0) throw fieldsInvalid({ [`columnList.${at}.field`]: '该类型没有此字段' });
  return matchedColumns(header_list, columnList);
}
