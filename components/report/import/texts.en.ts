import type { ImportedProduct } from '../../../src/contract/report/records';
import type { RecordImportTexts } from './texts';

const PRODUCTS: Readonly<Record<ImportedProduct, string>> = { train: 'Trains', car: 'Cars', hotel: 'Hotels' };
const number = (count: number): string => count.toLocaleString('en-US');

export default {
  chooseFile: 'Choose a file',
  product: 'Product',
  productName: (product: ImportedProduct) => PRODUCTS[product],
  file: 'File of records',
  fileHint: (rows: number, megabytes: number) =>
    `.xlsx or .csv, ${number(rows)} rows and ${megabytes} MB at most. It is checked first and written once you confirm.`,
  judged:
    'Stays that do not say whether they are over the standard are held against the present hotel standards.',
  templateName: (product: string) => `${product} travel records template.csv`,
  unit: 'records',
  added: 'New',
  known: 'On record',
  nothing: 'There is nothing new in the file',
  allOrNone: 'Nothing is written of a file with errors. Please correct it and upload it again.',
  import: (count: number) => `Import ${number(count)} records`,
  question: (count: number, product: string) =>
    `${number(count)} records (${product.toLowerCase()}) will be written to the reports. They cannot be changed; the whole import can be undone from its history. Import them?`,
  uncertain: (why: string) =>
    `${why}. The records may have been written; upload the file again to see, nothing is written twice`,
  changed: 'Something has changed since the file was checked: nothing was written, see the new result',
} satisfies RecordImportTexts;
