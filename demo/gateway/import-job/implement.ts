import type { ParsedBodyOf } from '../../../src/contract/call';
import { PREVIEW_ROWS } from '../../../src/contract/import-job/table-import';
import { effectsOf } from '../../../src/domain/table-import/compare-rows';
import { headersOf } from '../../../src/domain/table-import/table-columns';
import type { AreaDeps } from '../server/deps';
import { implement, type CallerContext, type Implementation } from '../server/http/implement';
import { readTableAt } from './read-table-at';
import { insertImportJob } from './queries';
import type { CheckedTable, ImportCall, TableImport } from './table-imports';
import { writeImport } from './work';
import type { ResultOf } from '../../../src/contract/call';

/**
 * Implements the call of an import. It reads and checks the file before the transaction begins, so that the transaction
 * stays short.
 */
export function implementTableImport<C extends ImportCall, Row, Settings>(
  tableImport: TableImport<C, Row, Settings>,
  deps: AreaDeps,
): Implementation {
  const { call, columns, variantOf, mostColumns, sliceRows } = tableImport;
  const looked = new WeakMap<File, CheckedTable<ResultOf<C>, Row, Settings>>();
  async function check(context: CallerContext, body: ParsedBodyOf<C>): Promise<void> {
    const known = await columns(context, variantOf?.(body) ?? '');
    const limits = { rows: call.rows, columns: mostColumns, headers: headersOf(known) };
    const table = await readTableAt(body, { limits, columns: known, owner: context.caller.enterpriseNum });
    looked.set(body.file, await tableImport.check(context, table, { body, deps }));
  }
  return implement<C>(
    call,
    async (context, { file, dryRun }) => {
      const found = looked.get(file);
      if (found === undefined) throw new Error(`A file of ${call.kind} has not been read`);
      const { rows, settings, compared } = found;
      const answer = (importJobNo: string | null): ResultOf<C> =>
        Object.assign(found.answer(importJobNo), compared && effectsOf(compared, PREVIEW_ROWS));
      if (dryRun === '1' || rows.length === 0) return answer(null);
      const added = { kind: call.kind, fileName: file.name, settings, rows };
      const importJobNo = await insertImportJob(context, added, sliceRows);
      context.wake(writeImport);
      return answer(importJobNo);
    },
    { beforehand: check },
  );
}
