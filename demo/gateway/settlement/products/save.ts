import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { saveSettleProduct } from '../../../../src/contract/settlement/products';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { findKnown, insertProductUsers } from './queries';

type Saved = ParsedBodyOf<typeof saveSettleProduct>;

/** Says anew who may use a product. Throws settleProductChanged and fieldsInvalid. */
export async function saveProduct(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  body: Saved,
): Promise<ResultOf<typeof saveSettleProduct>> {
  const { productNo, basedOn, isAllStaff } = body;
  const nos = numbersOf(body);
  await checkUsers(db, caller.enterpriseNum, { isAllStaff, ...nos });
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

function numbersOf({ isAllStaff, personArray, deptArray, positionArray }: Saved) {
  if (isAllStaff) return { staffNos: [], deptNos: [], positionNos: [] };
  return {
    staffNos: personArray.map(({ staffID }) => staffID),
    deptNos: deptArray.map(({ orgnaizeID }) => orgnaizeID),
    positionNos: positionArray.map(({ positionNO }) => positionNO),
  };
}

interface Named {
  isAllStaff: boolean;
  staffNos: readonly string[];
  deptNos: readonly string[];
  positionNos: readonly string[];
}

/** What is not of the enterprise is refused as what does not exist. */
async function checkUsers(
  db: Database,
  enterpriseNum: string,
  { isAllStaff, staffNos, deptNos, positionNos }: Named,
): Promise<void> {
  const fields: Record<string, string> = {};
  const refuse = async (
    of: 'staff' | 'department' | 'job_position',
    { field, nos, message }: { field: string; nos: readonly string[]; message: string },
  ) => {
    const known = await findKnown(db, enterpriseNum, { of, nos });
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
