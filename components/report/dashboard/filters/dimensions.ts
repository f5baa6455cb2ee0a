import type { DimensionId, ReportFilter } from '../../../../src/contract/report/report';
import { DIMENSION, type ScopeDimension } from '../../../../src/domain/report/scope';
import type { Selections } from '../../../../src/session/selections';
import type { RecordFilter } from '../facts/record-filter';
import type { Breakdown, Dimension } from '../reports/report-type';

type Lists = 'deptNOList' | 'staffNOList' | 'costCenterNOList' | 'accountingEntityNOList';

/** The names of a selectable dimension in each place where it is used. */
interface ChosenDimension {
  id: DimensionId;
  /** Key in the selections that the report pages share. */
  selection: keyof Selections;
  list: Lists;
  by: Dimension;
  attribute: 'departments' | 'persons' | 'costCenters' | 'accountingEntities';
}

/** In display order. The group is missing, as it offers no choice. */
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
] as const satisfies readonly ChosenDimension[];

/** Filter lists of the selections. */
export const listsOf = (selections: Selections): Pick<ReportFilter, Lists> =>
  Object.fromEntries(
    CHOSEN.map(({ selection, list }) => [list, selections[selection].map(({ no }) => no)]),
  ) as Pick<ReportFilter, Lists>;

/** Breakdowns that the scope permits. Those that are no dimension of a scope always remain. */
export const permittedBreakdowns = (
  by: readonly Breakdown[],
  scope: readonly ScopeDimension[],
): Breakdown[] =>
  by.filter((breakdown) => {
    const dimension = CHOSEN.find((chosen) => chosen.by === breakdown);
    return dimension === undefined || scope.some(({ id }) => id === dimension.id);
  });

/** Filter for the records of a breakdown's part. Time is not included, as it is a period of its own. */
export function partOf(by: Dimension, key: string): RecordFilter {
  switch (by) {
    case 'reason':
      return { reasons: [key] };
    case 'product':
      return { products: [key as ReportFilter['products'][number]] };
    case 'route':
      return { routeList: [key] };
    case 'carrier':
      return { carrierList: [key] };
    // a department's row excludes its sub-departments
    case 'department':
      return { deptAloneNOList: [key] };
    default: {
      const dimension = CHOSEN.find((chosen) => chosen.by === by);
      return dimension ? { [dimension.list]: [key] } : {};
    }
  }
}
