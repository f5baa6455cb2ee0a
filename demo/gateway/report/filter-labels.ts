import type { queryPersonConsumptionsFromESApply } from '../../../src/contract/report/consumption';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { PivotSide } from '../../../src/contract/report/pivot';
import {
  LEADS,
  type DimensionId,
  type Product,
  type queryReportFacts,
  type ReportBasis,
  type ReportFilter,
} from '../../../src/contract/report/report';
import { KIND_LABELS } from '../../../src/domain/report/kind-labels';
import { CLASS_LABELS, LEAD_LABELS, PRODUCT_LABELS, reasonLabel } from '../../../src/domain/report/labels';
import { DIMENSION } from '../../../src/domain/report/scope';
import type { Database } from '../db/database';
import type { ExportFilters } from '../download/exports';
import type { Caller } from '../server/http/caller';
import { findDimension } from './queries/dimension-queries';
import { SIDE_LABELS } from './labels';
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
  const named = await namingIn(db, caller);
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

/** Returns the filters of the facts behind a figure by their names. */
export async function factFilters(
  db: Database,
  caller: Caller,
  query: ParsedBodyOf<typeof queryReportFacts>,
): Promise<ExportFilters> {
  const { products, kinds, leads, classes, reasons, apart, missedOnly } = query;
  const [field = 'all', ...others] = products;
  const classNames = CLASS_LABELS[others.length === 0 ? field : 'all'];
  const kindNames = products.flatMap((product) => kinds.map((kind) => KIND_LABELS[product][kind]));
  const apartFrom: ExportFilters = apart
    ? [[`不含的${SIDE_LABELS[apart.by]}`, await sideNames(await namingIn(db, caller), apart)]]
    : [];
  return [
    ...(await reportFilters(db, caller, query)),
    ['业务类型', [...new Set(kindNames)].join('、')],
    ['提前预订天数', leads.map((lead) => LEAD_LABELS[LEADS.indexOf(lead)]).join('、')],
    ['舱位、席别、车型或星级', classes.map((one) => classNames[one - 1]).join('、')],
    ['原因', reasons.map(reasonLabel).join('、')],
    ...apartFrom,
    ['错失低价', missedOnly ? '仅高于最低价的预订' : ''],
  ];
}

type Naming = (dimension: DimensionId, numbers: readonly string[]) => Promise<string>;

async function namingIn(db: Database, caller: Caller): Promise<Naming> {
  const scope = await reportScope(db, caller);
  return async (dimension, numbers) => {
    if (numbers.length === 0) return '';
    const members = await findDimension(db, scope, dimension);
    return namesOf(new Map(members.map(({ no, name }) => [no, name])), numbers);
  };
}

const SIDE_DIMENSIONS: Readonly<Partial<Record<PivotSide, DimensionId>>> = {
  department: DIMENSION.department,
  person: DIMENSION.person,
  costCenter: DIMENSION.costCenter,
  entity: DIMENSION.accountingEntity,
};

/** Parts of a breakdown by their names; days, routes and carriers are named by their keys. */
async function sideNames(
  named: Naming,
  { by, keys }: { by: PivotSide; keys: readonly string[] },
): Promise<string> {
  if (by === 'product') return namesOf(new Map(Object.entries(PRODUCT_LABELS)), keys);
  const dimension = SIDE_DIMENSIONS[by];
  return dimension === undefined ? namesOf(NO_NAMES, keys) : named(dimension, keys);
}

/** Routes and carriers are named by their keys. */
const NO_NAMES: ReadonlyMap<string, string> = new Map();

const namesOf = (names: ReadonlyMap<string, string>, keys: readonly string[]): string =>
  keys.map((key) => (key === '' ? '未指定' : names.get(key) || key)).join('、');
