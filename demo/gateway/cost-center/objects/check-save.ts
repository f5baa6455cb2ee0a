import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { saveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { isCyclicParent } from '../../../../src/domain/cost-center/circle';
import { plainTaxNo, taxNoProblem, type TaxNoProblem } from '../../../../src/domain/cost-center/tax-number';
import type { Database } from '../../db/database';
import { fieldsInvalid } from '../../server/http/fault';
import { findObject, findPath } from './find';
import { COST_TABLES } from './kinds';
import type { CostRow } from './rows';

export type SavedObject = ParsedBodyOf<typeof saveCostObject>;
type Fields = Record<string, string>;

export const TAX_NO_PROBLEMS: Readonly<Record<TaxNoProblem, string>> = {
  missing: '请输入税号',
  length: '税号应为18位统一社会信用代码',
  form: '税号只能含数字和大写字母（不含I、O、S、V、Z），第3至8位为数字',
  check: '税号校验位不正确，请核对',
};

/** Throws fieldsInvalid with all invalid fields. `before`: the present object; absent for a new one. */
export async function checkSave(
  db: Database,
  enterpriseNum: string,
  body: SavedObject,
  before: CostRow | undefined,
): Promise<void> {
  const fields: Fields = {
    ...(await checkCode(db, enterpriseNum, body, before)),
    ...(await checkParent(db, enterpriseNum, body)),
    ...(await checkPeople(db, enterpriseNum, body)),
    ...checkTax(body, before),
  };
  if (body.validTo !== '' && body.validTo < body.validFrom) fields['validTo'] = '结束日期不能早于开始日期';
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

async function checkCode(
  db: Database,
  enterpriseNum: string,
  body: SavedObject,
  before: CostRow | undefined,
): Promise<Fields> {
  // codes of former versions may differ by case alone, and stay
  if (before?.code === body.code) return {};
  const { table, no } = COST_TABLES[body.costKind];
  const { rows } = await sql`select from ${sql.table(table)} where enterprise_num = ${enterpriseNum}
    and code_key(code) = code_key(${body.code}) and ${sql.ref(no)} <> ${body.no}`.execute(db);
  return rows.length === 0 ? {} : { code: '编号已存在' };
}

/** Returns the reason why an object cannot have this parent: it is unknown, closed, the object itself or below it. */
export async function checkParent(
  db: Database,
  enterpriseNum: string,
  { costKind, no, parentNO }: Pick<SavedObject, 'costKind' | 'no' | 'parentNO'>,
): Promise<Fields> {
  if (parentNO === '') return {};
  const parent = await findObject(db, enterpriseNum, { costKind, no: parentNO });
  if (parent === undefined) return { parentNO: '上级不存在，请重新选择' };
  if (parent.closedDate !== '') return { parentNO: '上级已关闭，请重新选择' };
  const path = await findPath(db, enterpriseNum, { costKind, no: parentNO });
  const parents = new Map(path.map((one) => [one.no, one.parentNO]));
  return isCyclicParent(no, parentNO, (one) => parents.get(one) ?? '')
    ? { parentNO: '上级不能是其自身或下级' }
    : {};
}

/** Refuses persons outside the enterprise like unknown ones. */
async function checkPeople(
  db: Database,
  enterpriseNum: string,
  { ownerNO, isForAll, deptNOList, staffNOList }: SavedObject,
): Promise<Fields> {
  const asked = isForAll ? { depts: [], staff: [] } : { depts: deptNOList, staff: staffNOList };
  const staff = new Set(await existingNumbers(db, enterpriseNum, 'staff', [ownerNO, ...asked.staff]));
  const depts = new Set(await existingNumbers(db, enterpriseNum, 'department', asked.depts));
  const fields: Fields = {};
  if (ownerNO !== '' && !staff.has(ownerNO)) fields['ownerNO'] = '负责人不属于当前企业，请重新选择';
  asked.depts.forEach((no, i) => {
    if (!depts.has(no)) fields[`deptNOList.${i}`] = '部门不存在，请重新选择';
  });
  asked.staff.forEach((no, i) => {
    if (!staff.has(no)) fields[`staffNOList.${i}`] = '该员工不属于当前企业';
  });
  return fields;
}

async function existingNumbers(
  db: Database,
  enterpriseNum: string,
  table: 'staff' | 'department',
  nos: readonly string[],
): Promise<string[]> {
  const no = sql.ref(table === 'staff' ? 'staff_no' : 'dept_no');
  const { rows } = await sql<{ no: string }>`select ${no} as no from ${sql.table(table)}
    where enterprise_num = ${enterpriseNum} and ${no} = any(${[...nos]}::text[])`.execute(db);
  return rows.map((row) => row.no);
}

function checkTax({ costKind, taxNo }: SavedObject, before: CostRow | undefined): Fields {
  if (!COST_TABLES[costKind].hasTaxNo) return taxNo === '' ? {} : { taxNo: '只有核算主体有税号' };
  // a stored number from before the check was introduced must not block other changes
  if (before !== undefined && before.taxNo === plainTaxNo(taxNo)) return {};
  const problem = taxNoProblem(taxNo);
  return problem === undefined ? {} : { taxNo: TAX_NO_PROBLEMS[problem] };
}
