import * as v from 'valibot';
import {
  importReceipts,
  receiptImports,
  STATEMENT_ROWS,
  WRONG_CELLS_OF_FILE,
} from '../../../../src/contract/agency/bank-statements';
import { formatPrice } from '../../../../src/domain/money/money';
import {
  findStatementColumns,
  readStatement,
  STATEMENT_COLUMNS,
  STATEMENT_TABLE,
  type StatementRow,
} from '../../../../src/domain/settlement/remittance-statement';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { columnsProblem } from '../../../../src/domain/table-import/table-columns';
import { effectOf, type RowEffect } from '../../../../src/domain/table-import/compare-rows';
import { FILE_NAME_LENGTH } from '../../import-job/queries';
import { defineOperatorImport, type OperatorRows } from '../../import-job/table-imports';
import { tableRefused, type LinedTable } from '../../server/table-file/read-table-file';
import {
  addReceipts,
  compareStatement,
  completeReceipts,
  fileReceipts,
  lockStatements,
  type ComparedStatement,
} from '../../settlement/payments/statements';
import { receiptsUndo } from './undo-import';

const { payerName: PAYER, purpose: PURPOSE, reference: REFERENCE } = STATEMENT_COLUMNS;
const CHANGED = '该银行流水号已导入过，但日期、金额、付款方或用途不同';

const Row = v.object({
  line: v.number(),
  reference: v.string(),
  day: v.string(),
  amount: v.number(),
  payerName: v.string(),
  purpose: v.string(),
});

const changedCells = ({ others }: ComparedStatement) =>
  others.map(({ line }) => ({ line, column: REFERENCE.header, message: CHANGED }));

/** Throws fieldsInvalid for other columns. */
async function checkStatement(
  { db, operator, now }: OperatorRows,
  { headers, rows: lines }: LinedTable,
  fileName: string,
) {
  const { places, missing, twice } = findStatementColumns(headers);
  // a statement has further columns
  const problem = columnsProblem({ missing, twice, unknown: [] });
  if (problem !== undefined) throw tableRefused(problem);
  const { rows, wrong } = readStatement(lines, places, shanghaiDate(now));
  const compared = await compareStatement(db, operator.tmcNumber, rows);
  const wrongList = [...wrong, ...changedCells(compared)].sort((one, other) => one.line - other.line);
  const wrongCount = new Set(wrongList.map(({ line }) => line)).size;
  const isRight = wrongCount === 0;
  const added = isRight ? compared.added : [];
  const completed = isRight ? compared.completed.map(({ row }) => row) : [];
  const written = [...added, ...completed];
  return {
    // with its known rows, which this file has, too
    rows: written.length === 0 ? [] : [...written, ...compared.onRecord.values()],
    settings: { fileName: fileName.slice(0, FILE_NAME_LENGTH) },
    ...(isRight && { compared: effectsOf(compared) }),
    answer: (importJobNo: string | null) => ({
      rowCount: lines.length,
      wrongCount,
      importJobNo,
      wrongList: wrongList.slice(0, WRONG_CELLS_OF_FILE),
      addAmount: added.reduce((sum, { amount }) => sum + amount, 0),
    }),
  };
}

const titleOf = ({ reference, day, amount, payerName }: StatementRow): string =>
  `${reference} ${day} ¥${formatPrice(amount)} ${payerName}`;

const [TYPED, FILED] = [{ 来源: '人工录入' }, { 来源: '银行流水文件' }];

const shownOf = ({ payerName, purpose }: { payerName: string; purpose: string }) => ({
  [PAYER.header]: payerName,
  [PURPOSE.header]: purpose,
});

function effectsOf({ added, completed, known }: ComparedStatement): RowEffect[] {
  const headOf = (row: StatementRow) => ({ line: row.line, title: titleOf(row) });
  return [
    ...added.map((row) => effectOf({ ...headOf(row), before: undefined, after: shownOf(row) })),
    ...completed.map(({ row, before, after }) =>
      effectOf({
        ...headOf(row),
        before: { ...TYPED, ...shownOf(before) },
        after: { ...FILED, ...shownOf(after) },
      }),
    ),
    ...known.map((row) => effectOf({ ...headOf(row), before: shownOf(row), after: shownOf(row) })),
  ];
}

/** Bank receipts of an agency: all rows of a file are stored in one transaction, or none. */
export const tableImport = defineOperatorImport({
  call: importReceipts,
  calls: receiptImports,
  noun: '银行流水',
  sliceRows: STATEMENT_ROWS,
  mostColumns: 40,
  row: Row,
  settings: v.object({ fileName: v.string() }),
  columns: () => STATEMENT_TABLE,
  check: (context, table, { body }) => checkStatement(context, table, body.file.name),

  async apply({ db, operator, now }, rows, { fileName }) {
    const { tmcNumber, operatorNo, operatorName: by } = operator;
    await lockStatements(db, tmcNumber);
    const compared = await compareStatement(db, tmcNumber, rows);
    const { added, completed, known, onRecord, others } = compared;
    if (others.length > 0) return { written: 0, refused: changedCells(compared), writes: [] };
    const numbers =
      added.length === 0
        ? new Map<string, number>()
        : await addReceipts(db, added, { tmcNumber, fileName, operatorNo, by, now });
    await completeReceipts(db, completed);
    await fileReceipts(db, [...onRecord.keys()]);
    return {
      written: added.length + completed.length,
      known: known.length,
      refused: [],
      // typed receipts are not of this file alone, so undoing it leaves them
      writes: added.map(({ reference, line }) => ({ key: String(numbers.get(reference)), line })),
    };
  },
  undo: receiptsUndo,
});
