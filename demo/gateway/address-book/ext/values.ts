import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import { extValueProblem, optionsOf } from '../../../../src/domain/address-book/ext-value';
import type { Database } from '../../db/database';
import { fieldsInvalid } from '../../server/http/fault';
import type { RowContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import '../schema';

interface ExtFieldValue {
  fieldNO: string;
  value: string;
}

/** Enabled fields of an enterprise in their order. */
export async function findFields(
  db: Database,
  enterpriseNum: string,
): Promise<Omit<StaffExtInfo, 'value'>[]> {
  const rows = await db
    .selectFrom('staff_field')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('is_enabled', '=', true)
    .orderBy('sort_order')
    .orderBy('field_no')
    .execute();
  return rows.map((row) => ({
    fieldNO: row.field_no,
    fieldName: row.field_name,
    fieldKind: row.field_kind,
    options: optionsOf(row.options),
    isRequired: row.is_required,
  }));
}

/** Values of staff: by staff number, by field number. */
export async function findValues(
  db: Database,
  staffNos: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  if (staffNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_field_value')
    .select(['staff_no', 'field_no', 'value'])
    .where('staff_no', 'in', staffNos)
    .execute();
  const found = new Map<string, Map<string, string>>();
  for (const { staff_no, field_no, value } of rows)
    found.set(staff_no, (found.get(staff_no) ?? new Map<string, string>()).set(field_no, value));
  return found;
}

export async function extInfoOf({ db, caller }: RowContext, staffNo: string): Promise<StaffExtInfo[]> {
  const values = (await findValues(db, [staffNo])).get(staffNo);
  const fields = await findFields(db, caller.enterpriseNum);
  return fields.map((field) => ({ ...field, value: values?.get(field.fieldNO) ?? '' }));
}

/** Problems of the entered values and of empty required fields, by field number. */
export async function problemsOf(
  context: RowContext,
  staffNo: string,
  given: readonly ExtFieldValue[],
): Promise<Map<string, string>> {
  return extProblems(await extInfoOf(context, staffNo), given);
}

/** Like `problemsOf`, for stored values that the caller has loaded already. */
export function extProblems(
  kept: readonly StaffExtInfo[],
  given: readonly ExtFieldValue[],
): Map<string, string> {
  const asked = new Map(given.map(({ fieldNO, value }) => [fieldNO, value]));
  const problems = new Map<string, string>();
  for (const { fieldNO } of given)
    if (!kept.some((field) => field.fieldNO === fieldNO))
      problems.set(fieldNO, '该字段不存在或已停用，请刷新后重试');
  for (const field of kept) {
    const problem = extValueProblem(field, asked.get(field.fieldNO) ?? field.value);
    if (problem !== undefined) problems.set(field.fieldNO, problem);
  }
  return problems;
}

/** Throws fieldsInvalid. */
export async function saveExtInfo(
  context: RowContext,
  staffNo: string,
  given: readonly ExtFieldValue[],
): Promise<void> {
  const { db, caller } = context;
  const problems = await problemsOf(context, staffNo, given);
  if (problems.size > 0) {
    const placeOf = (fieldNO: string) => given.findIndex((one) => one.fieldNO === fieldNO);
    throw fieldsInvalid(
      Object.fromEntries(
        [...problems].map(([fieldNO, message]) => [
          placeOf(fieldNO) < 0 ? 'extInfoList' : `extInfoList.${placeOf(fieldNO)}.value`,
          message,
        ]),
      ),
    );
  }
  const before = namesOf(await extInfoOf(context, staffNo));
  for (const { fieldNO: field_no, value } of given) {
    const row = { enterprise_num: caller.enterpriseNum, staff_no: staffNo, field_no };
    if (value === '')
      await db
        .deleteFrom('staff_field_value')
        .where('staff_no', '=', staffNo)
        .where('field_no', '=', field_no)
        .execute();
    else
      await db
        .insertInto('staff_field_value')
        .values({ ...row, value })
        .onConflict((conflict) => conflict.columns(['staff_no', 'field_no']).doUpdateSet({ value }))
        .execute();
  }
  const after = namesOf(await extInfoOf(context, staffNo));
  if (JSON.stringify(before) !== JSON.stringify(after))
    await logChange(context, {
      resource: 'staffMember',
      key: staffNo,
      before: { extInfo: before },
      after: { extInfo: after },
    });
}

/** Fields in the form of the audit log. */
export const namesOf = (fields: readonly StaffExtInfo[]): string =>
  fields
    .filter(({ value }) => value !== '')
    .map(({ fieldName, value }) => `${fieldName}：${value}`)
    .join('；');
