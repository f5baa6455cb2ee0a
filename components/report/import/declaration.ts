import { IMPORTED_PRODUCTS } from '../../../src/contract/report/records';
import { declare } from '../../../src/element/definition/declaration';

export const recordImport = declare({
  tag: 'record-import',
  summary:
    'Brings records of train journeys, rides and stays that were booked elsewhere into the reports. Shows a preview before any row is written, refuses a file with errors as a whole, and writes correct files in the background, with their progress.',
  attributes: {
    product: {
      type: 'string',
      options: IMPORTED_PRODUCTS,
      default: 'train',
      description: 'Kind of records to import, until the user chooses another.',
    },
  },
  properties: {},
  events: {},
  tracks: {
    'file-looked-at': 'A file was uploaded for a preview.',
    'records-imported': 'The import of a file’s records was started.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    file: 'Where a file is chosen.',
    preview: 'The preview of the file’s effects.',
    progress: 'The progress of an import, and the result of the latest one.',
  },
  cssProperties: {},
});
