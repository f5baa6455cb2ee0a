import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';
import { CITIES } from '../../../demo/gateway/travel-standard/city-tiers/cities';
import type { Caller } from '../../../demo/gateway/server/http/caller';

/** A value of a filter, and its words in the file. */
type Sample = readonly [value: unknown, said: string];
type Samples = Readonly<Record<string, Readonly<Record<string, Sample>>>>;

/** Values of queries that filter nothing: order, page, columns, and the day of the request. */
export const NO_FILTERS: readonly string[] = [
  'pageIndex',
  'pageSize',
  'sort',
  'order',
  'sortField',
  'sortOrder',
  'sortBy',
  'isDescending',
  'staff.withExtInfo',
  'hotelAgreement.asOf',
  'staffPermission.asOf',
  'staffGrant.asOf',
  'travel-pivot.rowsBy',
  'travel-pivot.columnsBy',
  'travel-pivot.figure',
  'travel-pivot.columnLimit',
  // the bill is named in its place
  'billComparison.comparisonNo',
];

/** Returns a sample of every filter of every export, by kind. */
export async function filterSamples(db: Database): Promise<Samples> {
  const dept = await one(db, 'department', 'dept_no', 'dept_name');
  const cost = await one(db, 'cost_center', 'cost_center_no', 'cost_center_name');
  const staff = await one(db, 'staff', 'staff_no', 'staff_name');
  const department: Sample = [dept[0], dept[1]];
  const deptNOList: Sample = [[dept[0]], dept[1]];
  const costCenterNOList: Sample = [[cost[0]], cost[1]];
  const person: Sample = [staff[0], staff[1]];
  const unsaid: Sample = [[''], '未指定'];
  const [entity, role] = [
    await one(db, 'accounting_entity', 'accounting_entity_no', 'accounting_entity_name'),
    await one(db, 'role', 'role_no', 'role_name'),
  ];
  const right = await db
    .selectFrom('permission_object')
    .select(['object_no', 'object_name'])
    .where('object_no', '=', 'YHWZ-YMQX-YGCK')
    .executeTakeFirstOrThrow();
  const city = (await CITIES.names({ db, caller: {} as Caller }, ['BJS'])).get('BJS') ?? '';

  const keyword: Sample = ['赵东', '赵东'];
  const people = {
    keyword,
    department,
    roleList: role,
    managerKind: ['sub', '子管理员'],
    objectList: [right.object_no, right.object_name],
    staffNO: person,
  } as const;
  const span = { beginDate: ['2026-03-01', '2026-03-01 至 2026-12-31（出票日期）'] } as const;
  const period = {
    products: [['train'], '火车票'],
    basis: ['used', '2025-01-01 至 2026-12-31（出行日期）'],
    ...span,
    endDate: ['2026-03-31', '2025-01-01 至 2026-03-31（出票日期）'],
  } as const;
  const report = {
    ...period,
    deptNOList,
    deptAloneNOList: deptNOList,
    staffNOList: [[staff[0]], staff[1]],
    costCenterNOList,
    accountingEntityNOList: [[entity[0]], entity[1]],
    routeList: [['北京-上海'], '北京-上海'],
    carrierList: [['中国国航'], '中国国航'],
  } as const;

  return {
    invoices: {
      stateList: [['issued', 'failed'], '已开、失败'],
      invoiceType: ['special', '专用发票'],
      invoiceNoList: [['FP202611200000000001'], 'FP202611200000000001'],
      keyword,
      beginDate: ['2026-11-01', '2026-11-01 起'],
      endDate: ['2026-11-30', '2026-11-30 止'],
    },
    billComparison: {
      resultList: [['same', 'onlyBill'], '一致、仅账单有'],
      differFieldList: [['amount'], '金额'],
      keyword,
    },
    settleBillLines: {
      billNo: ['ZD20261017-100001', 'ZD20261017-100001'],
      kindList: [['fare'], '票价'],
      productList: [['flight'], '机票'],
      lineDisputeList: [['open'], '处理中'],
      keyword,
      deptNOList: unsaid,
      costCenterNOList: unsaid,
      entityNOList: unsaid,
      travellerNOList: unsaid,
    },
    reconciliation: {
      beginDate: ['2026-10-02', '2026-10-02 至 2026-10-31'],
      endDate: ['2026-10-30', '2026-10-01 至 2026-10-30'],
    },
    hotelAgreement: {
      keyword,
      city: ['BJS', city],
      star: [5, '五星/豪华'],
      agreementState: ['ending', '即将到期'],
      validPeriod: ['2026-11-30', '2026-11-30'],
    },
    budgetForecasts: { forecastGroup: ['department', '部门'] },
    'person-consumption': { ...period, keyword },
    'travel-pivot': report,
    'travel-fact': {
      ...report,
      kinds: [['bought'], '出票、预订'],
      leads: [[0, 3], '当天、提前3–6天'],
      classes: [[1], '一级'],
      reasons: [['over:价格', 'voluntary:行程'], '价格、行程（自愿）'],
      apart: [{ by: 'department', keys: [dept[0]] }, dept[1]],
      missedOnly: [true, '仅高于最低价的预订'],
    },
    order: {
      scope: ['own', '我的订单'],
      keyword,
      dateBasis: ['issueTime', '出票日期'],
      orderStatusList: [['待支付', '已取消'], '待支付、已取消'],
      payTypeList: [[1], '现付'],
      commissionTypeList: [[0], '自助'],
      orderNo: ['DD2026', 'DD2026'],
      pnr: ['ABCDEF', 'ABCDEF'],
      ticketNo: ['9992026000001', '9992026000001'],
      passengerName: ['王伟', '王伟'],
      bookerName: ['李娜', '李娜'],
      flightNo: ['CA1501', 'CA1501'],
      depCityName: ['北京', '北京'],
      arrCityName: ['上海', '上海'],
      deptNOList,
      costCenterNOList,
      isOverStandard: [false, '未超标'],
      changeStateList: [['已改签'], '已改签'],
      refundStateList: [['退票中'], '退票中'],
      beginDate: ['2026-11-01', '2026-11-01 起'],
      endDate: ['2026-11-30', '2026-11-30 止'],
    },
    walletMovements: {
      account: ['prepaid', '企业预存'],
      beginDate: ['2026-11-01', '2026-11-01 起'],
      endDate: ['2026-11-30', '2026-11-30 止'],
      kindList: [['topUp'], '充值'],
      keyword,
      staffNO: person,
    },
    staff: {
      keyword,
      department,
      ownDepartment: department,
      position: await one(db, 'job_position', 'position_no', 'position_name'),
      grade: await one(db, 'grade', 'grade_no', 'grade_name'),
      supervisor: ['none', '未设置'],
      nationality: ['JP', '日本'],
      staffState: ['present', '未离职'],
    },
    staffPermission: people,
    staffGrant: people,
    mealDelivery: { asOf: ['2026-11-21', '2026-11-21'] },
    costObjects: {
      costKind: ['project', '项目'],
      keyword,
      costStateList: [['closed', 'open'], '已关闭、有效'],
    },
  };
}

/** Number and name of a row of the enterprise. */
async function one(
  db: Database,
  table: string,
  no: string,
  name: string,
): Promise<readonly [string, string]> {
  const { rows } = await sql<{ no: string; name: string }>`
    select ${sql.ref(no)} as no, ${sql.ref(name)} as name from ${sql.table(table)}
    where enterprise_num = '100001' order by 1 limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`${table} has no row`);
  return [row.no, row.name];
}
