import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { ProductField, saveSettleProduct } from '../../../../src/contract/settlement/products';
import { fieldProblems } from '../../../../src/domain/settlement/product-form';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findExistingNos, findProductUsers, insertProductUsers } from './queries';
import { findProductForm, isNewPermission } from './rules';

type SaveProductBody = ParsedBodyOf<typeof saveSettleProduct>;

/** Saves the users of a product. Throws settleProductsOpen, settleProductChanged and fieldsInvalid. */
export async function saveProduct(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  body: SaveProductBody,
): Promise<ResultOf<typeof saveSettleProduct>> {
  const { productNo, basedOn, isAllStaff } = body;
  if (!(await isNewPermission(db, caller.enterpriseNum))) throw new Fault('settleProductsOpen');
  const nos = numbersOf(body);
  await checkUsers(db, caller.enterpriseNum, { isAllStaff, ...nos });
  if (!isAllStaff) await checkForm(db, caller.enterpriseNum, { productNo, ...nos });
  const revision = await insertProductUsers(db, {
    enterpriseNum: caller.enterpriseNum,
    productNo,
    basedOn,
    isAllStaff,
    ...nos,
    changedBy: caller.staffNo,
    changedAt: now,
  });
  if (revision === undefined) throw new Fault('settleProductChanged');
  return { revision };
}

function numbersOf({ isAllStaff, personArray, deptArray, positionArray }: SaveProductBody) {
  if (isAllStaff) return { staffNos: [], deptNos: [], positionNos: [] };
  return {
    staffNos: personArray.map(({ staffID }) => staffID),
    deptNos: deptArray.map(({ orgnaizeID }) => orgnaizeID),
    positionNos: positionArray.map(({ positionNO }) => positionNO),
  };
}

interface ProductUserNos {
  isAllStaff: boolean;
  staffNos: readonly string[];
  deptNos: readonly string[];
  positionNos: readonly string[];
}

const MISSING: Readonly<Record<ProductField, string>> = {
  personArray: '请选择人员',
  deptArray: '请选择部门',
  positionArray: '请选择职位',
};

/** Throws fieldsInvalid for fields that break the enterprise's form rules. */
async function checkForm(
  db: Database,
  enterpriseNum: string,
  { productNo, ...after }: Omit<ProductUserNos, 'isAllStaff'> & Pick<SaveProductBody, 'productNo'>,
): Promise<void> {
  const [before = { staffNos: [], deptNos: [], positionNos: [] }] = await findProductUsers(
    db,
    enterpriseNum,
    [productNo],
  );
  const problems = await formProblems(db, enterpriseNum, { before, after });
  if (problems.length > 0) throw fieldsInvalid(Object.fromEntries(problems));
}

/** Problems of the users' names under the enterprise's form rules. Existing names may stay in a hidden field. */
export async function formProblems(
  db: Database,
  enterpriseNum: string,
  { before, after }: Record<'before' | 'after', Omit<ProductUserNos, 'isAllStaff'>>,
): Promise<[field: ProductField, message: string][]> {
  const problems = fieldProblems(await findProductForm(db, enterpriseNum), namedOf(after), namedOf(before));
  return (Object.keys(problems) as ProductField[]).map((field): [ProductField, string] => [
    field,
    problems[field] === 'missing' ? MISSING[field] : '本企业的产品表单没有该项',
  ]);
}

const namedOf = ({ staffNos, deptNos, positionNos }: Omit<ProductUserNos, 'isAllStaff'>) => ({
  personArray: staffNos,
  deptArray: deptNos,
  positionArray: positionNos,
});

/** Refuses numbers of other enterprises like numbers that do not exist. */
async function checkUsers(
  db: Database,
  enterpriseNum: string,
  { isAllStaff, staffNos, deptNos, positionNos }: ProductUserNos,
): Promise<void> {
  const fields: Record<string, string> = {};
  const refuse = async (
    of: 'staff' | 'department' | 'job_position',
    { field, nos, message }: { field: string; nos: readonly string[]; message: string },
  ) => {
    const known = await findExistingNos(db, enterpriseNum, { of, nos });
    nos.forEach((no, i) => {
      if (!known.has(no)) fields[`${field}.${i}`] = message;
    });
  };
  await refuse('staff', { field: 'personArray', nos: staffNos, message: '该员工不属于当前企业' });
  await refuse('department', { field: 'deptArray', nos: deptNos, message: '部门不存在，请重新选择' });
  await refuse('job_position', {
    field: 'positionArray',
    nos: positionNos,
    message: '职位不存在，请重新选择',
  });
  if (!isAllStaff && staffNos.length + deptNos.length + positionNos.length === 0) {
    fields['isAllStaff'] = '请选择人员、部门或职位';
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}
