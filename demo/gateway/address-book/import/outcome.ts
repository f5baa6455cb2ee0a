import type { WrongCell } from '../../../../src/contract/import-job/import-job';
import type { CheckedStaff } from './checked-staff';
import type { Draft } from './drafts';

/** Outcome of a check: row counts, and the problems by line. */
export const outcomeOf = (checked: CheckedStaff) => ({
  rowCount: checked.rows.length,
  wrongCount: wrongDrafts(checked).length,
  wrongList: wrongCellsOf(checked),
});

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
