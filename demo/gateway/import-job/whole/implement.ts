import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { isEmptyRow } from '../../../../src/domain/table-import/columns';
import { implement, type Implementation } from '../../server/http/implement';
import { readTableFile, type Table } from '../../server/table-file/read-table-file';
import { addFile } from './queries';
import type { WholeImport } from './whole-imports';
import { workOnImport } from './work';

/** Maximum number of columns of a file. */
const COLUMNS = 100;

/** Implements the upload of a whole import; the file is parsed before the transaction begins. */
export function implementWholeImport(whole: WholeImport): Implementation {
  const { call } = whole;
  const tables = new WeakMap<File, Table>();
  return implement(
    call,
    async (context, { file, variant }) => {
      const { db, caller, now } = context;
      const table = tables.get(file);
      if (table === undefined) throw new Error(`A file of ${call.kind} has not been read`);
      const { headers, rows } = table;
      const importJobNo = await addFile(
        db,
        {
          kind: call.kind,
          variant,
          enterprise_num: caller.enterpriseNum,
          staff_no: caller.staffNo,
          file_name: file.name,
          header_list: headers,
          column_list: [...whole.placesOf(variant, headers)].map(([field, place]) => ({ field, place })),
          rows_total: rows.filter((cells) => !isEmptyRow(cells)).length,
          checked_on: shanghaiDate(now),
          asked_at: now,
        },
        rows,
      );
      context.wake(workOnImport);
      return { importJobNo };
    },
    {
      async beforehand({ caller }, { file, variant, table: at }) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const headers = whole.headersOf(variant);
        const limits = { rows: call.rows, columns: COLUMNS, headers, ...(at && { at }) };
        tables.set(file, await readTableFile(bytes, limits, caller.enterpriseNum));
      },
    },
  );
}
