import type { WrongCell } from '../../../../src/contract/import-job/import-job';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import type { WrongField } from '../../../../src/domain/report/record-row';
import { problemText } from './messages';

/** By the lines of the file, with the headers that it has. */
export const wrongCells = (product: ImportedProduct, wrong: readonly WrongField[]): WrongCell[] =>
  wrong
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, field, problem }) => ({
      line,
      column: RECORD_COLUMNS[product].find((column) => column.field === field)?.header ?? field,
      message: problemText(problem),
    }));
