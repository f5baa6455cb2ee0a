import type {
  CompareKey,
  CompareResult,
  ComparisonState,
  RecordField,
} from '../../../src/contract/settlement/compare';
import type { CompareTexts } from './texts';

const RESULTS: Readonly<Record<CompareResult, string>> = {
  differs: 'Different',
  onlyBill: 'Only on the bill',
  onlyRecord: 'Only in the record',
  unreadable: 'Not readable',
  same: 'The same',
};
const STATES: Readonly<Record<ComparisonState, string>> = {
  comparing: 'Under way',
  unmatched: 'Columns to be matched',
  compared: 'Compared',
  failed: 'Failed',
};
const FIELDS: Readonly<Record<RecordField, string>> = {
  ticketNo: 'Ticket number',
  orderNo: 'Order number',
  kind: 'Kind',
  amount: 'Amount',
  date: 'Date',
  traveller: 'Traveller',
  department: 'Department',
  costCenter: 'Cost centre',
};
const KEYS: Readonly<Record<CompareKey, string>> = { ticket: 'By ticket', order: 'By order' };
const number = (count: number): string => count.toLocaleString('en');
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

export default {
  compare: 'Compare',
  comparison: 'comparison',
  upload: 'Upload your record',
  file: 'Record of costs',
  fileHint: (rows, megabytes) =>
    `Costs of the period from your own system as .xlsx or .csv (UTF-8, GBK), ${megabytes} MB and ${number(rows)} rows at most`,
  templateName: 'record-template.csv',
  comparisons: 'Former comparisons',
  nothing: 'Nothing has been compared yet. Upload your record to hold it against the bill, line by line',
  fileName: 'File',
  state: 'State',
  stateName: (state) => STATES[state],
  rows: 'Rows',
  outcome: 'Outcome',
  outcomeOf: (results) =>
    results.map(({ result, itemCount }) => `${RESULTS[result]} ${number(itemCount)}`).join(', '),
  by: 'Uploaded by',
  time: 'Uploaded at',
  open: 'Open',
  openFile: (name) => `Open ${name}`,
  back: 'Back to comparisons',
  number,

  progress: (done, all) => `${number(done)} / ${number(all)} rows`,
  failed: 'Something went wrong and nothing was compared. Please upload the file again',
  unmatched:
    'Not all columns were recognised. Choose below which hold the amount, and the ticket or order number',
  brought: (name, time, until) => `Uploaded by ${name} at ${time}, kept until ${until}`,
  ofAnotherBill: 'This comparison is of another bill',
  remove: 'Remove comparison',
  removeQuestion: 'The file and the results are removed. Disputes that were raised stay.',
  removeConfirm: 'Remove',
  cancel: 'Cancel',
  removed: 'The comparison is removed',

  compareBy: 'Compare',
  keyName: (key) => KEYS[key],
  keyHint:
    'Lines without a ticket, such as service fees and insurance, are matched by order. Without a kind, the sums of each number are compared',
  fieldName: (field) => FIELDS[field],
  nowhere: 'Not compared',
  compareAnew: 'Compare anew',
  comparingAnew: 'Sending',

  results: 'Results',
  all: 'All',
  resultName: (result) => RESULTS[result],
  items: (count) => counted(count, 'entry', 'entries'),
  billSum: 'Bill',
  recordSum: 'Record',
  yuan: (amount) => `¥${amount}`,
  filter: 'Filter results',
  keywordHint: 'Order, ticket, traveller',
  differField: 'Difference',
  differName: (field) => FIELDS[field],
  differCount: (field, count) => `${FIELDS[field]} (${number(count)})`,
  found: (bill, record, difference) => `Listed: bill ¥${bill}, record ¥${record}, difference ¥${difference}`,
  howTo:
    'Choose differing lines, or lines only on the bill, to dispute them; once all is checked, the rest can be confirmed',
  noItems: 'Nothing was compared',

  item: 'entry',
  no: 'Ticket / order',
  result: 'Result',
  note: 'Explanation',
  differ: (fields) => `Other ${fields.map((field) => FIELDS[field].toLowerCase()).join(', ')}`,
  several: (lines, rows) =>
    `${counted(lines, 'line', 'lines')}, ${counted(rows, 'row', 'rows')} of the record`,
  wrongCell: (cell, field, message) => `${cell || FIELDS[field]}: ${message}`,
  recordLine: 'Row of record',
  more: (texts, count) => `${texts} … ${number(count)} rows`,
  billAmount: 'Bill',
  recordAmount: 'Record',
  difference: 'Difference',
  ofBill: 'Bill',
  ofRecord: 'Record',
  none: 'none',
  and: ', ',
  semicolon: '; ',
  differs: 'not the same',
  dispute: 'Dispute',

  bar: 'Chosen entries',
  chosen: (items, lines, amount) =>
    `${counted(items, 'entry', 'entries')} chosen, ${counted(lines, 'line', 'lines')} to dispute, ¥${amount}`,
  tooMany: (most) => `${most} lines at most in one dispute`,
  raise: 'Dispute',
  confirmRest: 'Confirm the rest',
  confirmHint: 'Once all is checked, the lines that are not disputed can be confirmed',
} satisfies CompareTexts;
