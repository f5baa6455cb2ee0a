import type { StaffImportTexts } from './texts';

const number = (count: number): string => count.toLocaleString('en');

const effects = (added: number, changed: number): string =>
  [
    ...(added > 0 ? [`add ${number(added)} staff`] : []),
    ...(changed > 0 ? [`change ${number(changed)} staff`] : []),
  ].join(' and ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export default {
  chooseFile: 'Choose a file',
  file: 'Staff file',
  fileHint: (rows, megabytes) =>
    `.xlsx or .csv, with ${number(rows)} rows and ${megabytes} MB at most. It is checked first, and imported once you confirm.`,
  placeHint:
    'A row with the staff number of a present staff member changes the columns that the file has, and an empty cell empties the field; any other row adds somebody. Fill in the name of a department or its whole path (such as Head office/Marketing), the code or name of a cost centre and an accounting entity, and the staff number of the supervisor, who may also be in the file.',
  ignored: 'Columns not imported',
  listed: (names) => names.join(', '),
  templateName: 'staff-import-template.csv',
  unit: 'people',
  nothing: 'Nobody in the file must be added or changed, so there is nothing to import',
  allOrNone: 'A file with errors adds nobody and changes nothing. Correct it and upload it again',
  import: (_count, { added, changed }) => capital(effects(added, changed)),
  question: (_count, { added, changed }) =>
    `This will ${effects(added, changed)}${added > 0 ? ', and give the usual rights to new staff' : ''}. Import the file?`,
  uncertain: (why) => `${why}. The outcome is not known: try again to find out, it is done once`,
  changed:
    'Data have changed since the file was checked, so nothing was imported. See the new result of the check',
} satisfies StaffImportTexts;
