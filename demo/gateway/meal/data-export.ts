import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import { OBJECT } from '../../../src/contract/permission/objects';
import { isDay } from '../../../src/contract/resource/values';
import type { Database } from '../db/database';
import { dayCell } from '../download/cells';
import { defineExport, type ExportColumn } from '../download/exports';
import { CITIES } from '../travel-standard/city-tiers/cities';
import './schema';

/** Kinds of rows in their order in the file. */
const KINDS = ['配送地址', '收货人', '用餐规格', '用餐补贴'] as const;

/** A row for the caterer; texts are '' and amounts null where its kind has none. */
interface CatererRow {
  /** Place of the kind in `KINDS`. */
  kind: number;
  no: string;
  name: string;
  city: string;
  address: string;
  appliesTo: string;
  contact: string;
  phone: string;
  hours: string;
  fen: number | null;
  unit: string;
  persons: string;
  validFrom: string;
  validTo: string;
}

const COLUMNS: readonly ExportColumn<CatererRow>[] = [
  { header: '类别', value: ({ kind }) => KINDS[kind] ?? '' },
  { header: '名称', value: ({ name }) => name },
  { header: '城市', value: ({ city }) => city },
  { header: '详细地址', value: ({ address }) => address },
  { header: '适用对象', value: ({ appliesTo }) => appliesTo },
  { header: '联系人', value: ({ contact }) => contact },
  { header: '联系电话', value: ({ phone }) => phone },
  { header: '收货时间', value: ({ hours }) => hours },
  { header: '金额', value: ({ fen }) => (fen === null ? null : { fen }) },
  { header: '计价方式', value: ({ unit }) => unit },
  { header: '人数', value: ({ persons }) => persons },
  { header: '开始日期', value: ({ validFrom }) => dayCell(validFrom) },
  { header: '结束日期', value: ({ validTo }) => dayCell(validTo) },
];

const Query = v.object({
  /** Day on which subsidies are in force, YYYY-MM-DD: the day of the request. */
  asOf: v.pipe(v.string(), v.check(isDay)),
});

interface Asked {
  enterpriseNum: string;
  asOf: string;
}

/** Names of departments by their numbers; '' for none. */
const departmentNames = (numbers: RawBuilder<unknown>) =>
  sql`(select string_agg(d.dept_name, '、' order by d.dept_no) from department d where d.dept_no = any(${numbers}))`;

/** Everything in use of the enterprise: disabled addresses, meals and subsidies are left out. */
const rowsOf = ({ enterpriseNum, asOf }: Asked): RawBuilder<CatererRow> => sql<CatererRow>`
  select 0 as kind, a.address_no as no, a.address_name as name, a.city_code as city, a.address,
    coalesce(${departmentNames(sql`a.dept_nos`)}, '全部部门') as "appliesTo", a.contact, a.phone, '' as hours,
    null::bigint as fen, '' as unit, '' as persons, '' as "validFrom", '' as "validTo"
  from delivery_address a
  where a.enterprise_num = ${enterpriseNum} and a.is_enable
  union all
  select 1, r.receiver_no, a.address_name, a.city_code, a.address,
    coalesce(${departmentNames(sql`a.dept_nos`)}, '全部部门'), s.staff_name, r.phone, r.time_from || '-' || r.time_to,
    null, '', '', '', ''
  from goods_receiver r join delivery_address a on a.address_no = r.address_no join staff s on s.staff_no = r.staff_no
  where r.enterprise_num = ${enterpriseNum} and a.is_enable and s.staff_state = 'active'
  union all
  select 2, m.specification_no, m.specification_name, '', '', '', '', '', '', m.price, '每份',
    m.min_persons || '-' || m.max_persons, '', ''
  from meal_specification m where m.enterprise_num = ${enterpriseNum} and m.is_enable
  union all
  select 3, b.subsidy_no, b.subsidy_name, '', '', coalesce(g.grade_name, d.dept_name, ''), '', '', '', b.amount,
    case b.unit when 'day' then '每人每天' else '每人每餐' end, '',
    to_char(b.valid_from, 'YYYY-MM-DD'), coalesce(to_char(b.valid_to, 'YYYY-MM-DD'), '')
  from meal_subsidy b left join grade g on g.grade_no = b.grade_no left join department d on d.dept_no = b.dept_no
  where b.enterprise_num = ${enterpriseNum} and b.is_enable
    and ${asOf}::date between b.valid_from and coalesce(b.valid_to, 'infinity')`;

/** Addresses, receivers, meals and subsidies of an enterprise in one file for its caterer. */
export const dataExport = defineExport({
  kind: 'mealDelivery',
  title: '用餐配送资料',
  query: Query,
  columns: COLUMNS,
  filters: (_db, _caller, { asOf }) => [['补贴生效日期', asOf]],
  permission: OBJECT.seeMeals,
  check: () => undefined,
  async count(db: Database, { enterpriseNum }, { asOf }) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${rowsOf({ enterpriseNum, asOf })}) as e`.execute(db);
    return rows[0]?.count ?? 0;
  },
  // a row that is added or removed while the file is written moves no other
  async rowsAfter(db, caller, { asOf }, last: CatererRow | undefined, limit) {
    const { enterpriseNum } = caller;
    const { rows } = await sql<CatererRow>`
      select * from (${rowsOf({ enterpriseNum, asOf })}) as e
      where ${last === undefined ? sql`true` : sql`(kind, no) > (${last.kind}::int, ${last.no}::text)`}
      order by kind, no limit ${limit}`.execute(db);
    const cities = await CITIES.names({ db, caller }, [...new Set(rows.map(({ city }) => city))]);
    return rows.map((row) => ({ ...row, city: cities.get(row.city) ?? row.city }));
  },
});
