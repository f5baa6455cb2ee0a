import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { PREVIEW_ROWS } from '../../../src/contract/import-job/table-import';
import { effectsOf } from '../../../src/domain/table-import/compare-rows';
import { headersOf } from '../../../src/domain/table-import/table-columns';
import type { AreaDeps } from '../server/deps';
import { implement, type Implementation } from '../server/http/implement';
import { turnOf, type ImportOwner } from './owner';
import { insertImportJob, type AtMoment } from './queries';
import { readTableAt } from './read-table-at';
import type {
  AnyImportCall,
  CheckedTable,
  ImportCall,
  ImportContext,
  OfOperators,
  OfStaff,
  TableImport,
} from './table-imports';
import { writeImport } from './work';

/**
 * Implements the call of an import. It reads and checks the file before the transaction begins, so that the transaction
 * stays short.
 */
export function implementTableImport<C extends ImportCall, Row, Settings>(
  tableImport: TableImport<C, Row, Settings>,
  deps: AreaDeps,
): Implementation {
  const { check, begin } = stepsOf<C, Row, Settings, OfStaff>(tableImport, deps);
  return implement<C>(
    tableImport.call,
    async (context, body) => {
      const { answer, importJobNo } = await begin({ ...context, owner: context.caller }, body);
      if (importJobNo !== null) context.wake(writeImport);
      return answer;
    },
    { beforehand: (context, body) => check(context, context.caller, body) },
  );
}

/** The two steps of the call of an import: checking its file, and storing the rows. */
export function stepsOf<C extends AnyImportCall, Row, Settings, In extends OfStaff | OfOperators>(
  tableImport: TableImport<C, Row, Settings, In>,
  deps: AreaDeps,
) {
  const { call, variantOf, mostColumns, sliceRows } = tableImport;
  const looked = new WeakMap<File, CheckedTable<ResultOf<C>, Row, Settings>>();
  return {
    async check(
      context: In['call'] & ImportContext,
      owner: ImportOwner,
      body: ParsedBodyOf<C>,
    ): Promise<void> {
      const known = await tableImport.columns(context, variantOf?.(body) ?? '');
      const limits = { rows: call.rows, columns: mostColumns, headers: headersOf(known) };
      const table = await readTableAt(body, { limits, columns: known, owner: turnOf(owner) });
      looked.set(body.file, await tableImport.check(context, table, { body, deps }));
    },
    /** `importJobNo`: null when nothing is written. */
    async begin(
      context: AtMoment & { owner: ImportOwner },
      { file, dryRun }: ParsedBodyOf<C>,
    ): Promise<{ answer: ResultOf<C>; importJobNo: string | null; rowCount: number }> {
      const found = looked.get(file);
      if (found === undefined) throw new Error(`A file of ${call.kind} has not been read`);
      const { rows, settings, compared } = found;
      const isBegun = dryRun === '0' && rows.length > 0;
      const added = { kind: call.kind, fileName: file.name, settings, rows };
      const importJobNo = isBegun ? await insertImportJob(context, added, sliceRows) : null;
      const answer: ResultOf<C> = Object.assign(
        found.answer(importJobNo),
        compared && effectsOf(compared, PREVIEW_ROWS),
      );
      return { answer, importJobNo, rowCount: rows.length };
    },
  };
}
