import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';

export const downloadList = declare({
  tag: 'download-list',
  summary: 'Files that the user had made of what a list shows: how far each is, and the file to be saved.',
  attributes: {
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Files on a page, until the user chooses another number, which is kept for them.',
    },
  },
  properties: {},
  events: {
    'tp-export-deleted': {
      detail: v.object({ exportNo: v.string() }),
      description: 'A file was deleted, or was given up while it was made.',
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
