import * as v from 'valibot';
import { importStaff, WRONG_STAFF_CELLS } from '../../../../src/contract/address-book/staff-import';
import { PREVIEW_ROWS } from '../../../../src/contract/import-job/table-import';
import { memberColumns } from '../../../../src/domain/address-book/import-columns';
import { defineTableImport } from '../../import-job/table-imports';
import { findFields } from '../ext/values';
import { limitStaffGuesses } from '../members/staff-guesses';
import { addStaff } from './add-staff';
import { checkStaff } from './check-staff';
import { KeptRow, keptRowsOf } from './kept-rows';
import { outcomeOf } from './outcome';
import { staffUndo } from './undo-staff';

export const tableImport = defineTableImport({
  call: importStaff,
  sliceRows: 50,
  mostColumns: 150,
  row: KeptRow,
  settings: v.object({ headers: v.array(v.string()) }),
  columns: async ({ db, caller }) => memberColumns(await findFields(db, caller.enterpriseNum)),
  async check(context, table, { deps: { config } }) {
    const checked = await checkStaff(context, table);
    const forms = checked.rows.flatMap(({ form }) => form ?? []);
    await limitStaffGuesses(context, config, forms);
    const { wrongList, ...counts } = outcomeOf(checked);
    const previewList = checked.rows
      .map(({ draft: { row, cells }, jobNO }) => ({
        line: row.line,
        title: [cells.staffName, jobNO].filter((text) => text !== '').join(' '),
        how: 'add' as const,
        fieldList: [],
      }))
      .sort((one, other) => one.line - other.line)
      .slice(0, PREVIEW_ROWS);
    return {
      rows: counts.wrongCount > 0 ? [] : keptRowsOf(checked),
      settings: { headers: [...table.headers] },
      answer: (importJobNo) => ({
        ...counts,
        importJobNo,
        wrongList: wrongList.slice(0, WRONG_STAFF_CELLS),
        previewList: counts.wrongCount > 0 ? [] : previewList,
      }),
    };
  },
  apply: (context, rows, { headers }) => addStaff(context, rows, headers),
  undo: staffUndo,
});
