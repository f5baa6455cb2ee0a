import { COST_KINDS } from '../../../src/contract/cost-center/cost-objects';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { CostCentersTarget, navigateEvent } from '../../../src/element/navigation/targets';

export const costCenterImport = declare({
  tag: 'cost-center-import',
  summary:
    'Brings cost centres, accounting entities or projects in files. Shows a preview before any row is written, takes over all rows or none, and can be undone for a day.',
  attributes: {
    'cost-kind': {
      type: 'string',
      options: COST_KINDS,
      default: 'costCenter',
      description: 'Kind of records to import, until the user chooses another.',
    },
    'import-no': {
      type: 'string',
      default: '',
      description:
        'The import whose detail is shown. Empty: a file is chosen, and former imports are listed.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description:
        'Imports per page of the list, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [CostCentersTarget],
      'The user wants to see the imported rows. Unless prevented, the element shows it in its place.',
    ),
    'tp-detail': {
      detail: detailOf('costImport'),
      description: 'The detail of an import is shown, or the list again.',
    },
  },
  tracks: {
    'file-brought': 'A file was uploaded for a preview.',
    'import-applied': 'The rows of a file were written.',
    'import-undone': 'An import was undone.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    file: 'Where a file is chosen.',
    list: 'The table of imports.',
    detail: 'The detail of an import.',
  },
  cssProperties: {},
});
