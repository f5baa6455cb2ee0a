import type { ImportFailure, WholeJob } from '../../contract/import-job/import-job';
import type { TableImportTexts } from './texts';
import type { DisplayedState } from './displayed-state';

const FILE_FAULTS = {
  empty: () => 'The file is empty',
  tooLarge: (megabytes: number) => `A file may have ${megabytes} MB at most`,
  wrongType: () => 'Only .xlsx and .csv files can be taken',
};

const FAILURES: Readonly<Record<ImportFailure, string>> = {
  notAllowed: 'The import has stopped because you may not import any more.',
  failed: 'The import has failed.',
};
const STATES: Readonly<Record<DisplayedState, string>> = {
  checking: 'Being checked',
  checked: 'Ready',
  waiting: 'Waiting',
  running: 'Importing',
  reversing: 'Being taken back',
  done: 'Imported',
  failed: 'Stopped',
  undoing: 'Undoing',
  undone: 'Undone',
  wrong: 'Wrong',
  broken: 'Failed',
};
const number = (count: number): string => count.toLocaleString('en');

const effectOf = (rows: number, { addCount, changeCount, closeCount, wrongCount }: WholeJob): string[] => [
  `${number(rows)} rows`,
  ...(addCount > 0 ? [`${number(addCount)} added`] : []),
  ...(changeCount > 0 ? [`${number(changeCount)} changed`] : []),
  ...(closeCount > 0 ? [`${number(closeCount)} closed`] : []),
  ...(wrongCount > 0 ? [`${number(wrongCount)} wrong`] : []),
];

export default {
  fileFault: (fault, megabytes) => FILE_FAULTS[fault](megabytes),
  template: 'Download template',
  columns: 'Columns',
  nowhere: 'Not used',
  unnamed: (place) => `Column ${place + 1} (without a header)`,
  columnMissing: 'Choose a column',
  wrongCells: 'Wrong cells',
  line: 'Row',
  cell: 'Cell',
  column: 'Column',
  reason: 'Reason',
  importing: (name) => `Importing ${name}`,
  importEnded: (name) => `Outcome of the import: ${name}`,
  progress: (done, total, unit) => `${number(done)} of ${number(total)} ${unit} imported`,
  mayLeave: 'You may leave this page: the import goes on. Come back to see how far it is.',
  written: 'Imported',
  known: 'On record already',
  refused: 'Not imported',
  count: (count, unit) => `${number(count)} ${unit}`,
  importDone: (written, refused, unit) =>
    refused === 0
      ? `Done: ${number(written)} ${unit} imported`
      : `Done: ${number(written)} ${unit} imported, ${number(refused)} not`,
  importStopped: (failure, written, unit) =>
    `${FAILURES[failure]} ${number(written)} ${unit} imported, the others not`,
  refusedWhy:
    'Others have changed data that these rows depend on since the file was checked. Correct and import them again.',
  refusedShown: (rows, shown) => `${number(rows)} rows were not imported, ${number(shown)} cells are listed`,
  saveRefused: 'Download rows not imported',
  refusedFile: 'rows-not-imported.csv',
  latestImport: (name) => `Latest import: ${name}`,
  number,
  checked: (name) => `Checked: ${name}`,
  rows: 'Rows',
  wrong: 'Rows with errors',
  wrongShown: (rows, shown) => `${number(rows)} rows have errors; ${number(shown)} are listed`,
  addedRows: 'Added',
  changedRows: 'Changed',
  sameRows: 'Unchanged',
  confirmImport: 'Import',
  cancel: 'Cancel',
  uncertain: (why) => `${why}. The outcome is not known: try again to find out, it is done once`,
  another: 'Import another file',
  byHand: 'Choose sheet and columns',
  placeByHand: 'Choose sheet and header row',
  placeOf: (name) => `Sheet and columns of ${name}`,
  sheet: 'Sheet',
  headerLine: 'Row of the headers',
  lineOf: (line, cells) =>
    `Row ${line}: ${cells
      .filter((cell) => cell !== '')
      .slice(0, 6)
      .join(', ')}`,
  emptySheet: 'This sheet is empty',
  checkSo: 'Check it so',
  checking: 'Checking',
  preview: 'Preview',
  previewShown: (total, shown) => `${number(total)} rows, the first ${number(shown)} are listed`,
  content: 'Content',
  action: 'Action',
  how: (how) => ({ add: 'Add', change: 'Change', close: 'Close' })[how],
  changes: 'Changes',
  changed: ({ name, before, after }) =>
    `${name}: ${before === '' ? 'none' : before} → ${after === '' ? 'emptied' : after}`,
  list: (words) => words.join('; '),
  history: 'Imports',
  historyList: 'Former imports',
  fileName: 'File',
  state: 'State',
  stateName: (state) => STATES[state],
  outcome: 'Outcome',
  outcomeOf: ({ rowsTotal, rowsWritten, rowsKnown, refusedCount, whole }) =>
    (whole === undefined
      ? [
          `${number(rowsTotal)} rows`,
          `${number(rowsWritten)} imported`,
          ...(rowsKnown > 0 ? [`${number(rowsKnown)} on record already`] : []),
          ...(refusedCount > 0 ? [`${number(refusedCount)} not imported`] : []),
        ]
      : effectOf(rowsTotal, whole)
    ).join(', '),
  applyBy: 'Imported by',
  applyTime: 'Time',
  steps: 'Log',
  step: (how, name, time) =>
    [{ asked: 'Uploaded', confirmed: 'Confirmed', undone: 'Undone' }[how], name, time]
      .filter(Boolean)
      .join(' '),
  open: 'Show',
  resume: 'Resume import',
  undo: 'Undo import',
  undoShort: 'Undo',
  confirmUndo: 'Undo',
  undoQuestion: (name, rows, unit) =>
    `All ${number(rows)} ${unit} imported from “${name}” will be removed for good. Data used or changed since cannot be removed. Undo the import?`,
  undoing: (name) => `Undoing ${name}`,
  undoProgress: (done, total) => `${number(done)} of ${number(total)} undone`,
  undone: (count) => `This import was undone: ${number(count)} removed`,
  undoStopped: (failure) =>
    failure === 'notAllowed'
      ? 'Undoing has stopped: the right to it was lost. It can be begun anew.'
      : 'Undoing has failed. It can be begun anew.',
  keptWhy: 'These are used or were changed, and stay',
} satisfies TableImportTexts;
