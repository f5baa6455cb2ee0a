import { sql } from 'kysely';
import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import { extValueProblem, optionsOf } from '../../../../src/domain/address-book/ext-value';
import type { Database } from '../../db/database';
import { fieldsInvalid } from '../../server/http/fault';
import type { RowContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
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
  return infoOf(await findFields(db, caller.enterpriseNum), values);
}

const infoOf = (
  fields: readonly Omit<StaffExtInfo, 'value'>[],
  values: ReadonlyMap<string, string> | undefined,
): StaffExtInfo[] => fields.map((field) => ({ ...field, value: values?.get(field.fieldNO) ?? '' }));

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

/** Values of an enterprise's own fields to save for a person. */
interface GivenValues {
  staffNo: string;
  given: readonly ExtFieldValue[];
}

/** Saves the values of any number of people with the same statements as of one. Throws fieldsInvalid. */
export async function saveExtInfo(context: RowContext, people: readonly GivenValues[]): Promise<void> {
  const { db, caller } = context;
  if (people.length === 0) return;
  const fields = await findFields(db, caller.enterpriseNum);
  const stored = await findValues(
    db,
    people.map(({ staffNo }) => staffNo),
  );
  const changes = people.map(({ staffNo, given }) => {
    const before = stored.get(staffNo) ?? new Map<string, string>();
    refuseWrong(extProblems(infoOf(fields, before), given), given);
    const next = new Map(given.map(({ fieldNO, value }) => [fieldNO, value]));
    return { staffNo, next, before, after: new Map([...before, ...next]) };
  });
  const rows = JSON.stringify(
    changes.flatMap(({ staffNo, next }) =>
      [...next].map(([fieldNo, value]) => ({ staffNo, fieldNo, value })),
    ),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as r ("staffNo" text, "fieldNo" text, value text)`;
  await sql`delete from staff_field_value v using ${given}
    where v.staff_no = r."staffNo" and v.field_no = r."fieldNo" and r.value = ''`.execute(db);
  await sql`insert into staff_field_value (enterprise_num, staff_no, field_no, value)
    select ${caller.enterpriseNum}, r."staffNo", r."fieldNo", r.value from ${given} where r.value <> ''
    on conflict (staff_no, field_no) do update set value = excluded.value`.execute(db);
  await logChanges(
    context,
    changes.flatMap(({ staffNo: key, ...change }) => {
      const [before, after] = [change.before, change.after].map((values) => namesOf(infoOf(fields, values)));
      if (before === after) return [];
      return [{ resource: 'staffMember', key, before: { extInfo: before }, after: { extInfo: after } }];
    }),
  );
}

function refuseWrong(problems: ReadonlyMap<string, string>, given: readonly ExtFieldValue[]): void {
  if (problems.size === 0) return;
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

/** Fields in the form of the audit log. */
const namesOf = (fields: readonly StaffExtInfo[]): string =>
  fields
    .filter(({ value }) => value !== '')
    .map(({ fieldName, value }) => `${fieldName}：${value}`)
    .join('；');
