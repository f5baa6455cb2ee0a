import type { WrongCell } from '../../../../src/contract/import-job/import-job';
import { WRONG_STAFF_CELLS, type importStaff } from '../../../../src/contract/address-book/staff-import';
import type { ResultOf } from '../../../../src/contract/call';
import type { CheckedStaff } from './check-staff';
import type { Draft } from './drafts';

/** Outcome of a check: row counts, and the first problems by line. */
export function outcomeOf(checked: CheckedStaff): Omit<ResultOf<typeof importStaff>, 'importJobNo'> {
  return {
    rowCount: checked.rows.length,
    wrongCount: wrongDrafts(checked).length,
    wrongList: wrongCellsOf(checked).slice(0, WRONG_STAFF_CELLS),
  };
}

/** Every problem, by line. */
export const wrongCellsOf = (checked: CheckedStaff): WrongCell[] =>
  wrongDrafts(checked).flatMap(({ row: { line }, problems }) =>
    [...problems].map(([column, message]) => ({ line, column, message })),
  );

const wrongDrafts = ({ rows }: CheckedStaff): Draft[] =>
  rows
    .map(({ draft }) => draft)
    .filter(({ problems }) => problems.size > 0)
    .sort((a, b) => a.row.line - b.row.line);
