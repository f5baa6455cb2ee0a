import type { ImportFailure } from '../../contract/import-job/import-job';
import type { TableImportTexts } from './texts';

const FILE_FAULTS = {
  empty: () => 'The file is empty',
  tooLarge: (megabytes: number) => `A file may have ${megabytes} MB at most`,
  wrongType: () => 'Only .xlsx and .csv files can be taken',
};

const FAILURES: Readonly<Record<ImportFailure, string>> = {
  notAllowed: 'The import has stopped because you may not import any more.',
  failed: 'The import has failed.',
};
const number = (count: number): string => count.toLocaleString('en');

export default {
  fileFault: (fault, megabytes) => FILE_FAULTS[fault](megabytes),
  template: 'Download template',
  columns: 'Columns',
  nowhere: 'Not used',
  unnamed: (place) => `Column ${place + 1} (without a header)`,
  columnMissing: 'Choose a column',
  wrongCells: 'Wrong cells',
  line: 'Row',
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
    'Others have changed what these rows rest on since the file was checked. Correct and import them anew.',
  refusedShown: (rows, shown) => `${number(rows)} rows were not imported, ${number(shown)} cells are listed`,
  saveRefused: 'Download rows not imported',
  refusedFile: 'rows-not-imported.csv',
  latestImport: (name) => `Latest import: ${name}`,
} satisfies TableImportTexts;
