import type { queryPersonConsumptionsFromESApply } from '../../../src/contract/report/consumption';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { DimensionId, Product, ReportBasis, ReportFilter } from '../../../src/contract/report/report';
import { PRODUCT_LABELS } from '../../../src/domain/report/labels';
import { DIMENSION } from '../../../src/domain/report/scope';
import type { Database } from '../db/database';
import type { ExportFilters } from '../download/exports';
import type { Caller } from '../server/http/caller';
import { findDimension } from './queries/dimension-queries';
import { reportScope } from './queries/scope';

const BASIS_LABELS: Readonly<Record<ReportBasis, string>> = {
  booked: '预订日期',
  issued: '出票日期',
  used: '出行日期',
};

interface Period {
  products: readonly Product[];
  basis: ReportBasis;
  beginDate: string;
  endDate: string;
}

const periodFilters = ({ products, basis, beginDate, endDate }: Period): ExportFilters => [
  ['统计区间', `${beginDate} 至 ${endDate}（${BASIS_LABELS[basis]}）`],
  ['产品', products.map((product) => PRODUCT_LABELS[product]).join('、')],
];

/** Returns the filters of a person's own consumption by their names. */
export const consumptionFilters = (
  query: ParsedBodyOf<typeof queryPersonConsumptionsFromESApply>,
): ExportFilters => [...periodFilters(query), ['关键字', query.keyword]];

/** Returns the filters of a report by their names; a member outside of the caller's scope stays a number. */
export async function reportFilters(
  db: Database,
  caller: Caller,
  filter: ReportFilter,
): Promise<ExportFilters> {
  const scope = await reportScope(db, caller);
  const named = async (dimension: DimensionId, numbers: readonly string[]): Promise<string> => {
    if (numbers.length === 0) return '';
    const members = await findDimension(db, scope, dimension);
    return namesOf(new Map(members.map(({ no, name }) => [no, name])), numbers);
  };
  return [
    ...periodFilters(filter),
    ['部门（含下级）', await named(DIMENSION.department, filter.deptNOList)],
    ['部门（不含下级）', await named(DIMENSION.department, filter.deptAloneNOList)],
    ['员工', await named(DIMENSION.person, filter.staffNOList)],
    ['成本中心', await named(DIMENSION.costCenter, filter.costCenterNOList)],
    ['核算主体', await named(DIMENSION.accountingEntity, filter.accountingEntityNOList)],
    ['线路或城市', namesOf(NO_NAMES, filter.routeList)],
    ['承运人或供应商', namesOf(NO_NAMES, filter.carrierList)],
  ];
}

/** Routes and carriers are named by their keys. */
const NO_NAMES: ReadonlyMap<string, string> = new Map();

const namesOf = (names: ReadonlyMap<string, string>, keys: readonly string[]): string =>
  keys.map((key) => (key === '' ? '未指定' : names.get(key) || key)).join('、');
