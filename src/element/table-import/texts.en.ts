import type { TableImportTexts } from './texts';

const FILE_FAULTS = {
  empty: () => 'The file is empty',
  tooLarge: (megabytes: number) => `A file may have ${megabytes} MB at most`,
  wrongType: () => 'Only .xlsx and .csv files can be taken',
};

export default {
  fileFault: (fault, megabytes) => FILE_FAULTS[fault](megabytes),
  template: 'Download template',
  columns: 'Columns',
  nowhere: 'Not used',
  unnamed: (place) => `Column ${place + 1} (without a header)`,
  columnMissing: 'Choose a column',
} satisfies TableImportTexts;
