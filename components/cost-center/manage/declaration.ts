import * as v from 'valibot';
import { COST_KINDS, CostKind } from '../../../src/contract/cost-center/cost-objects';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { filtersEvent } from '../../../src/element/navigation/filters';
import {
  CostCenterImportTarget,
  DownloadsTarget,
  navigateEvent,
} from '../../../src/element/navigation/targets';
import { VIEWS } from './views';

const TARGETS = [CostCenterImportTarget, DownloadsTarget] as const;
export type CostCenterTarget = v.InferOutput<(typeof TARGETS)[number]>;

export const costCenter = declare({
  tag: 'cost-center',
  summary:
    'Cost centres, accounting entities and projects of the enterprise, as a list and as trees. Administrators add, change, merge and close them, set budgets, and see the change log.',
  attributes: {
    'cost-kind': {
      type: 'string',
      options: COST_KINDS,
      default: 'costCenter',
      description: 'Kind that is shown: `costCenter`, `accountingEntity` or `project`.',
    },
    view: {
      type: 'string',
      options: VIEWS,
      default: 'list',
      description:
        'How they are shown: `list`; `tree`, level by level; `budget`, the budgets of cost centres with the spending of the year and its forecast.',
    },
    'object-no': { type: 'string', default: '', description: 'Number of the row whose detail is shown.' },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Rows per page, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('costObject'),
      description: 'The detail of one is shown, or the list again (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The displayed kind or view has changed; the detail has the attributes that restore it.',
    ),
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to import a file, or to see the files exported from the list. Unless prevented, the element shows that in its place.',
    ),
    'tp-cost-object-saved': {
      detail: v.object({ costKind: CostKind, no: v.string() }),
      description: 'One was added, changed, or opened again.',
    },
    'tp-cost-objects-closed': {
      detail: v.object({ costKind: CostKind, nos: v.array(v.string()), successorNO: v.string() }),
      description: 'Some were closed; `successorNO` is the one that they were merged into, empty for none.',
    },
    'tp-cost-budget-saved': {
      detail: v.object({ costCenterNO: v.string(), budgetYear: v.number() }),
      description: 'The budget of a cost centre was set for a year.',
    },
  },
  tracks: {
    'cost-object-saved': 'One was added or changed; the `costKind`.',
    'cost-objects-closed': 'Some were closed; the `costKind`, and whether they were `merged`.',
    'cost-budget-saved': 'The budget of a cost centre was set.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the table.',
    list: 'The table.',
    tree: 'The tree.',
    detail: 'The detail of one.',
  },
  cssProperties: {},
});
