import type { CostKind } from '../../../src/contract/cost-center/cost-objects';

/** Views of cost centres, accounting entities and projects; only cost centres have that of budgets. */
export const VIEWS = ['list', 'tree', 'budget'] as const;
export type View = (typeof VIEWS)[number];

/** Views that a kind has. */
export const viewsOf = (costKind: CostKind): readonly View[] =>
  VIEWS.filter((view) => view !== 'budget' || costKind === 'costCenter');

/** The view that is shown: the list where the kind does not have the chosen one. */
export const viewOf = ({ costKind, view }: { costKind: CostKind; view: View }): View =>
  viewsOf(costKind).includes(view) ? view : 'list';
