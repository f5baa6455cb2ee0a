import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';

export const downloadList = declare({
  tag: 'download-list',
  summary: 'Files that the user exported from lists: the progress of each, and its download.',
  attributes: {
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Files per page, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-export-deleted': {
      detail: v.object({ exportNo: v.string() }),
      description: 'A file was deleted, or its export was cancelled.',
    },
  },
  tracks: { 'export-downloaded': 'A file was saved.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    list: 'The table of files.',
  },
  cssProperties: {},
});
