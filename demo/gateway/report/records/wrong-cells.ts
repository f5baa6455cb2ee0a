import type { WrongCell } from '../../../../src/contract/import-job/import-job';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import type { WrongField } from '../../../../src/domain/report/record-row';
import { problemText } from './messages';

/** Wrong cells by the lines and headers of the file. */
export const wrongCells = (product: ImportedProduct, wrong: readonly WrongField[]): WrongCell[] =>
  wrong
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, field, problem }) => ({
      line,
      column: RECORD_COLUMNS[product].find((column) => column.field === field)?.header ?? field,
      message: problemText(problem),
    }));
