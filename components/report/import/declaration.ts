import { IMPORTED_PRODUCTS } from '../../../src/contract/report/records';
import { declare } from '../../../src/element/definition/declaration';

export const recordImport = declare({
  tag: 'record-import',
  summary:
    'Brings records of train journeys, rides and stays that were booked elsewhere into the reports: what would happen is shown before anything is written, nothing is taken of a file with errors, and right ones are written beside other work, with their progress.',
  attributes: {
    product: {
      type: 'string',
      options: IMPORTED_PRODUCTS,
      default: 'train',
      description: 'What is imported, until the user chooses something else.',
    },
  },
  properties: {},
  events: {},
  tracks: {
    'file-looked-at': 'A file was uploaded to be looked at.',
    'records-imported': 'The import of the records of a file was begun.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    file: 'Where a file is chosen.',
    preview: 'What the file would do.',
    progress: 'How far an import is, and what became of the latest one.',
  },
  cssProperties: {},
});
