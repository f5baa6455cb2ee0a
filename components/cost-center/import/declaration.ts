import { COST_KINDS } from '../../../src/contract/cost-center/cost-objects';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { CostCentersTarget, navigateEvent } from '../../../src/element/navigation/targets';

export const costCenterImport = declare({
  tag: 'cost-center-import',
  summary:
    'Brings cost centres, accounting entities or projects in files: what would happen is shown before anything is written, all of it is taken over or nothing, and it can be undone for a day.',
  attributes: {
    'cost-kind': {
      type: 'string',
      options: COST_KINDS,
      default: 'costCenter',
      description: 'What is imported, until the user chooses something else.',
    },
    'import-no': {
      type: 'string',
      default: '',
      description: 'The import that is shown whole. Empty: a file is chosen, and former imports are listed.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description:
        'Imports on a page of the list, until the user chooses another number, which is kept for them.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [CostCentersTarget],
      'The user wants to see what was imported. Unless prevented, the element shows it in its place.',
    ),
    'tp-detail': {
      detail: detailOf('costImport'),
      description: 'One import is shown whole, or the list of them again.',
    },
  },
  tracks: {
    'file-brought': 'A file was uploaded to be looked at.',
    'import-applied': 'The rows of a file were taken over.',
    'import-undone': 'What an import had written was taken back.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    file: 'Where a file is chosen.',
    list: 'The table of imports.',
    detail: 'The import that is shown whole.',
  },
  cssProperties: {},
});
