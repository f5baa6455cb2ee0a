import type { COST_FIELDS, CostKind } from '../../../src/contract/cost-center/cost-objects';
import { UNDO_HOURS, type ImportField } from '../../../src/contract/cost-center/import';
import { instantText } from '../../../src/domain/shanghai-time';
import type { CostCenterImportTexts } from './texts';

type CostField = (typeof COST_FIELDS)[number];

const KINDS: Readonly<Record<CostKind, string>> = {
  costCenter: 'Cost centres',
  accountingEntity: 'Accounting entities',
  project: 'Projects',
};
const FIELDS: Readonly<Record<ImportField, string>> = {
  code: 'Code',
  name: 'Name',
  parentCode: 'Code of its parent',
  ownerNO: 'Staff number of its owner',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  taxNo: 'Tax number',
  departments: 'Numbers of departments',
  staff: 'Staff numbers',
  closes: 'Closed',
};
const CHANGED: Readonly<Record<CostField, string>> = {
  code: 'Code',
  name: 'Name',
  parent: 'Parent',
  owner: 'Owner',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  taxNo: 'Tax number',
  isForAll: 'Open to',
  departments: 'Departments',
  staff: 'Staff',
  successor: 'Successor',
};
const HOW = { add: 'Added', change: 'Changed', close: 'Closed' } as const;
const nameIn = (names: Readonly<Record<string, string>>, field: string): string => names[field] ?? field;
const number = (count: number): string => count.toLocaleString('en');
const valueOf = (field: string, value: string): string => {
  if (field === 'isForAll') return value === '1' ? 'everybody' : 'some';
  return value;
};

export default {
  import: 'import',
  chooseFile: 'File to import',
  kind: 'Kind',
  kindName: (kind) => KINDS[kind],
  file: 'File',
  fileHint: (rows, megabytes) =>
    `.xlsx or .csv (UTF-8, GBK), ${megabytes} MB and ${number(rows)} rows at most. It is checked first; nothing is written before you confirm`,
  templateName: (kind) => `${kind} template.csv`,
  nothing: 'Nothing has been imported yet. Choose a file to begin.',
  open: 'View',
  rowCount: 'Rows',
  steps: 'Steps of the import',
  upload: 'Upload',
  check: 'Check',
  finish: 'Import',
  number,
  rows: (done, all) => `${number(done)} of ${number(all)} rows`,
  how: (how) => HOW[how],
  same: 'Unchanged',
  wrong: 'Wrong',
  failed: 'Something went wrong and nothing was imported. Upload the file again',
  stale:
    'The data have changed since the check. No rows were imported, and the file was checked again: confirm to import it',
  staleRow: (code) =>
    `${code} was changed while it was imported: all of it was taken back. It was checked again: please confirm and import it again.`,
  undone: 'This import was undone as a whole',
  apply: 'Import',
  applyQuestion: (add, change, close) =>
    `${number(add)} are added, ${number(change)} changed and ${number(close)} closed: all of them or none. It can be undone as a whole for ${UNDO_HOURS} hours.`,
  nothingToDo: 'The file contains only present data: there is nothing to import',
  columnsMissing: (fields) => `Columns are missing: ${fields.join(', ')}. Choose them below`,
  rowsWrong: (rows) =>
    `${number(rows)} rows are wrong. Mend the file and upload it again; nothing was imported`,
  done: (name, time) => `Imported by ${name}, ${instantText(time)}`,
  showCosts: (kind) => `Show ${kind.toLowerCase()}`,
  back: 'Back to imports',
  undo: 'Undo import',
  undoHint: (until) => `Until ${instantText(until)}, while nothing is booked on it or changed`,
  undoQuestion: 'All of it is undone: added rows are removed, changed or closed ones restored.',
  confirm: (label) => label,
  fieldName: (field) => nameIn(FIELDS, field),
  nowhere: 'Not imported',
  lookAgain: 'Check again',
  lookingAgain: 'Sending',
  changedName: (field: string) => nameIn(CHANGED, field),
  shownValue: valueOf,
} satisfies CostCenterImportTexts;
