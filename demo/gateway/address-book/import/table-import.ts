import * as v from 'valibot';
import { importStaff, WRONG_STAFF_CELLS } from '../../../../src/contract/address-book/staff-import';
import { memberColumns } from '../../../../src/domain/address-book/import-columns';
import type { RowEffect } from '../../../../src/domain/table-import/compare-rows';
import { ignoredHeaders } from '../../../../src/domain/table-import/table-columns';
import { defineTableImport } from '../../import-job/table-imports';
import { slicesOf } from '../../server/limits/slices';
import { findFields } from '../ext/values';
import { limitStaffGuesses } from '../members/staff-guesses';
import { addStaff } from './add-staff';
import { checkStaff } from './check-staff';
import { effectOfRow, typedNumbers } from './checked-staff';
import { StagedRow, stagedRowsOf } from './staged-rows';
import { outcomeOf } from './outcome';
import { staffUndo } from './undo-staff';

export const tableImport = defineTableImport({
  call: importStaff,
  sliceRows: 50,
  mostColumns: 150,
  row: StagedRow,
  settings: v.object({ headers: v.array(v.string()) }),
  columns: async ({ db, caller }) => memberColumns(await findFields(db, caller.enterpriseNum)),
  async check(context, table, { deps: { config } }) {
    const checked = await checkStaff(context, table);
    await limitStaffGuesses(context, config, typedNumbers(checked));
    const { wrongList, ...counts } = outcomeOf(checked);
    const isRight = counts.wrongCount === 0;
    const compared: RowEffect[] = [];
    for await (const slice of slicesOf(isRight ? checked.rows : []))
      compared.push(...slice.map((row) => effectOfRow(row, checked)));
    const ignoredList = ignoredHeaders(memberColumns(checked.ownFields), table.headers);
    return {
      rows: isRight ? stagedRowsOf(checked) : [],
      settings: { headers: [...table.headers] },
      ...(isRight && { compared }),
      answer: (importJobNo) => ({
        ...counts,
        importJobNo,
        ...(ignoredList.length > 0 && { ignoredList }),
        wrongList: wrongList.slice(0, WRONG_STAFF_CELLS),
      }),
    };
  },
  apply: (context, rows, { headers }) => addStaff(context, rows, headers),
  undo: staffUndo,
});
