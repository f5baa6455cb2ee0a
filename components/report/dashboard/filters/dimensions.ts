import type { DimensionId, ReportFilter } from '../../../../src/contract/report/report';
import { DIMENSION, type ScopeDimension } from '../../../../src/domain/report/scope';
import type { Selections } from '../../../../src/session/selections';
import type { Narrowed } from '../facts/narrowed';
import type { Breakdown, Dimension } from '../reports/report-type';

type Lists = 'deptNOList' | 'staffNOList' | 'costCenterNOList' | 'accountingEntityNOList';

/** A dimension that is chosen from, by its number, wherever it has a name. */
interface Chosen {
  id: DimensionId;
  /** In the selections that the pages of reports share. */
  selection: keyof Selections;
  list: Lists;
  by: Dimension;
  attribute: 'departments' | 'persons' | 'costCenters' | 'accountingEntities';
}

/** In the order in which they stand. The group is nothing to choose from: it is all there is. */
export const CHOSEN = [
  {
    id: DIMENSION.department,
    selection: 'departments',
    list: 'deptNOList',
    by: 'department',
    attribute: 'departments',
  },
  { id: DIMENSION.person, selection: 'persons', list: 'staffNOList', by: 'person', attribute: 'persons' },
  {
    id: DIMENSION.costCenter,
    selection: 'costCenters',
    list: 'costCenterNOList',
    by: 'costCenter',
    attribute: 'costCenters',
  },
  {
    id: DIMENSION.accountingEntity,
    selection: 'accountSubjects',
    list: 'accountingEntityNOList',
    by: 'entity',
    attribute: 'accountingEntities',
  },
] as const satisfies readonly Chosen[];

/** What the facts are narrowed to by what is selected. */
export const listsOf = (selections: Selections): Pick<ReportFilter, Lists> =>
  Object.fromEntries(
    CHOSEN.map(({ selection, list }) => [list, selections[selection].map(({ no }) => no)]),
  ) as Pick<ReportFilter, Lists>;

/** Of the breakdowns of a report those that the scope has; all that are no dimension of it stay. */
export const within = (by: readonly Breakdown[], scope: readonly ScopeDimension[]): Breakdown[] =>
  by.filter((breakdown) => {
    const dimension = CHOSEN.find((chosen) => chosen.by === breakdown);
    return dimension === undefined || scope.some(({ id }) => id === dimension.id);
  });

/** The facts of one part of a breakdown. Times have none: they are a period of their own. */
export function partOf(by: Dimension, key: string): Narrowed {
  switch (by) {
    case 'reason':
      return { reasons: [key] };
    case 'product':
      return { products: [key as ReportFilter['products'][number]] };
    case 'route':
      return { routeList: [key] };
    case 'carrier':
      return { carrierList: [key] };
    // the row of a department is without those below it
    case 'department':
      return { deptAloneNOList: [key] };
    default: {
      const dimension = CHOSEN.find((chosen) => chosen.by === by);
      return dimension ? { [dimension.list]: [key] } : {};
    }
  }
}
