import { sql } from 'kysely';
import {
  SETTLE_PRODUCTS,
  type SettleProduct,
  type SettleProductNo,
} from '../../../../src/contract/settlement/products';
import { SETTLE_DICTIONARY } from '../../../../src/contract/dictionary';
import type { ProductUser, ProductUsers } from '../../../../src/domain/settlement/product-users';
import { findCharged } from '../../cost-center/chargeable-objects';
import { entriesOf } from '../../dictionary/queries';
import type { Database } from '../../db/database';

interface UsersRow extends ProductUsers {
  productNo: SettleProductNo;
  productName: string;
  /** The agency does not offer it to the enterprise. */
  isClosed: boolean;
  revision: number;
  changedBy: string;
  changedAt: Date | null;
}

/** Current users of each product, in the order of the dictionary. */
export async function findProductUsers(
  db: Database,
  enterpriseNum: string,
  productNos: readonly SettleProductNo[] = SETTLE_PRODUCTS,
): Promise<UsersRow[]> {
  const agency = sql<string>`(select tmc_number from enterprise where enterprise_num = ${enterpriseNum})`;
  const { rows } = await sql<UsersRow>`
    select d.code::text as "productNo", d.name as "productName", coalesce(u.is_all_staff, true) as "isAllStaff",
      exists (select 1 from settle_product_closed c
        where c.enterprise_num = ${enterpriseNum} and c.product_no = d.code::text) as "isClosed",
      coalesce(u.revision, 0) as revision, coalesce(s.staff_name, '') as "changedBy", u.changed_at as "changedAt",
      named.staff as "staffNos", named.depts as "deptNos", named.positions as "positionNos"
    from (${entriesOf(agency, SETTLE_DICTIONARY.product)}) d
    left join lateral (
      select * from settle_product_users where enterprise_num = ${enterpriseNum} and product_no = d.code::text
      order by revision desc limit 1) u on true
    left join staff s on s.staff_no = u.changed_by
    cross join lateral (
      select coalesce(array_agg(staff_no order by staff_no) filter (where staff_no is not null), '{}') as staff,
        coalesce(array_agg(dept_no order by dept_no) filter (where dept_no is not null), '{}') as depts,
        coalesce(array_agg(position_no order by position_no) filter (where position_no is not null), '{}') as positions
      from settle_product_user
      where enterprise_num = ${enterpriseNum} and product_no = u.product_no and revision = u.revision) named
    where d.code::text = any(${[...productNos]}::text[])
    order by d.sort_order, d.code`.execute(db);
  return rows;
}

/** The products with the names of their users. */
export async function findProducts(db: Database, enterpriseNum: string): Promise<SettleProduct[]> {
  const rows = await findProductUsers(db, enterpriseNum);
  const staff = await namedStaff(
    db,
    enterpriseNum,
    rows.flatMap(({ staffNos }) => staffNos),
  );
  const depts = new Map(
    (await namedDepartments(db, enterpriseNum)).map(({ dept_no, dept_name }) => [dept_no, dept_name]),
  );
  const positions = new Map(
    (await findPositions(db, enterpriseNum)).map(({ positionNO, positionName }) => [
      positionNO,
      positionName,
    ]),
  );
  return rows.map((row) => ({
    productNo: row.productNo,
    productName: row.productName,
    isAllStaff: row.isAllStaff,
    isOpen: !row.isClosed,
    personArray: row.staffNos.map((staffID) => ({
      staffID,
      staffName: staff.get(staffID)?.staff_name ?? staffID,
      deptName: staff.get(staffID)?.dept_name ?? '',
    })),
    deptArray: row.deptNos.map((orgnaizeID) => ({
      orgnaizeID,
      orgnaizeName: depts.get(orgnaizeID) ?? orgnaizeID,
    })),
    positionArray: row.positionNos.map((positionNO) => ({
      positionNO,
      positionName: positions.get(positionNO) ?? positionNO,
    })),
    revision: row.revision,
    changedBy: row.changedBy,
    changedTime: row.changedAt?.toISOString() ?? '',
  }));
}

async function namedStaff(db: Database, enterpriseNum: string, staffNos: readonly string[]) {
  if (staffNos.length === 0) return new Map<string, { staff_name: string; dept_name: string }>();
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .select(['s.staff_no', 's.staff_name', 'd.dept_name'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('s.staff_no', 'in', staffNos)
    .execute();
  return new Map(rows.map((row) => [row.staff_no, row]));
}

function namedDepartments(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('department')
    .select(['dept_no', 'dept_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
}

/** The positions of an enterprise, by number. */
export function findPositions(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('job_position')
    .select(['position_no as positionNO', 'position_name as positionName'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('position_no')
    .execute();
}

/** Returns those of the numbers that the enterprise has. */
export async function findExistingNos(
  db: Database,
  enterpriseNum: string,
  { of, nos }: { of: 'staff' | 'department' | 'job_position'; nos: readonly string[] },
): Promise<ReadonlySet<string>> {
  const column = sql.ref({ staff: 'staff_no', department: 'dept_no', job_position: 'position_no' }[of]);
  const { rows } = await sql<{ no: string }>`select ${column} as no from ${sql.table(of)}
    where enterprise_num = ${enterpriseNum} and ${column} = any(${[...nos]}::text[])`.execute(db);
  return new Set(rows.map(({ no }) => no));
}

interface NewUsers extends ProductUsers {
  enterpriseNum: string;
  productNo: SettleProductNo;
  /** Revision that the setting is based on. */
  basedOn: number;
  /** null: the directory of the enterprise. */
  changedBy: string | null;
  changedAt: Date;
}

/** Inserts a setting. Returns its revision, or undefined when a newer setting exists. */
export async function insertProductUsers(db: Database, users: NewUsers): Promise<number | undefined> {
  const { enterpriseNum, productNo, basedOn, isAllStaff, changedBy, changedAt } = users;
  const revision = basedOn + 1;
  // of two concurrent settings on the same revision, the first wins
  const { rows } = await sql`
    insert into settle_product_users (enterprise_num, product_no, revision, is_all_staff, changed_by, changed_at)
    select ${enterpriseNum}, ${productNo}, ${revision}::integer, ${isAllStaff}::boolean, ${changedBy}, ${changedAt}
    where ${basedOn}::integer = (
      select coalesce(max(revision), 0) from settle_product_users
      where enterprise_num = ${enterpriseNum} and product_no = ${productNo})
    on conflict do nothing returning revision`.execute(db);
  if (rows.length === 0) return undefined;
  const named = [
    ...[...new Set(users.staffNos)].map((staff_no) => ({ staff_no, dept_no: null, position_no: null })),
    ...[...new Set(users.deptNos)].map((dept_no) => ({ staff_no: null, dept_no, position_no: null })),
    ...[...new Set(users.positionNos)].map((position_no) => ({ staff_no: null, dept_no: null, position_no })),
  ];
  if (named.length > 0) {
    await db
      .insertInto('settle_product_user')
      .values(
        named.map((one) => ({ enterprise_num: enterpriseNum, product_no: productNo, revision, ...one })),
      )
      .execute();
  }
  return revision;
}

/** Staff of an enterprise as users of products, by staff number. */
export async function findUsers(
  db: Database,
  enterpriseNum: string,
  staffNos: readonly string[],
): Promise<ReadonlyMap<string, ProductUser>> {
  const places = await findCharged(db, enterpriseNum, staffNos);
  const staff = await db
    .selectFrom('staff')
    .select(['staff_no as staffNo', 'position_no as positionNo'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', staffNos)
    .execute();
  return new Map(
    staff.map((one) => [one.staffNo, { ...one, deptNos: places.get(one.staffNo)?.deptNos ?? [] }]),
  );
}

/** Open accounting entities of an enterprise, by number. */
export function findOpenEntities(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('accounting_entity')
    .select([
      'accounting_entity_no as accountingEntityNO',
      'accounting_entity_name as accountingEntityName',
      'tax_no as taxNo',
    ])
    .where('enterprise_num', '=', enterpriseNum)
    .where('closed_on', 'is', null)
    .orderBy('accounting_entity_no')
    .execute();
}
