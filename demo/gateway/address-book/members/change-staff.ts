import { sql, type Selectable } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { Schema } from '../../db/schema';
import type { RowContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { saveExtInfo } from '../ext/values';
import { renameAccount } from './account';
import type { MemberForm } from './member-form';
import { memberRows } from './rows';
import { columnsOf } from './staff-columns';

type StaffRecord = Selectable<Schema['staff']>;
type StaffColumns = Partial<Awaited<ReturnType<typeof columnsOf>>>;

export interface ChangedStaff {
  /** Row, locked by the caller. */
  record: StaffRecord;
  form: MemberForm;
  /** Former values of the enterprise's own fields, by field number. */
  values: ReadonlyMap<string, string>;
}

/** Former column values, and the version after the change. */
export interface FormerStaff {
  version: number;
  columns: StaffColumns;
  values: { fieldNO: string; value: string }[];
}

/** Changes checked staff in the caller's transaction. Returns their former values. */
export async function changeStaff(
  context: RowContext,
  changed: readonly ChangedStaff[],
): Promise<{ staffNo: string; before: FormerStaff }[]> {
  const written: { staffNo: string; before: FormerStaff }[] = [];
  const rows: { record: StaffRecord; columns: StaffColumns }[] = [];
  for (const { record, form, values } of changed) {
    const columns = await columnsOf(form, record.job_no);
    const own = form.extInfoList.filter(({ fieldNO, value }) => value !== (values.get(fieldNO) ?? ''));
    rows.push({ record, columns });
    written.push({
      staffNo: record.staff_no,
      before: {
        version: record.version + 1,
        columns: replacedBy(record, columns),
        values: own.map(({ fieldNO }) => ({ fieldNO, value: values.get(fieldNO) ?? '' })),
      },
    });
  }
  await writeColumns(context, rows);
  for (const { record, form } of changed)
    if (form.extInfoList.length > 0) await saveExtInfo(context, record.staff_no, form.extInfoList);
  return written;
}

const replacedBy = (record: StaffRecord, columns: StaffColumns): StaffColumns =>
  Object.fromEntries(
    (Object.keys(columns) as (keyof StaffColumns)[])
      .filter((column) => columns[column] !== record[column])
      .map((column) => [column, record[column]]),
  );

/** Writes some columns of locked staff and logs each change. */
export async function writeColumns(
  context: RowContext,
  changed: readonly { record: StaffRecord; columns: StaffColumns }[],
): Promise<void> {
  if (changed.length === 0) return;
  const { db, now } = context;
  const before = await memberRows.show(
    context,
    changed.map(({ record }) => record),
  );
  const rows: StaffRecord[] = [];
  for (const { record, columns } of changed) {
    const { user_no: userNo, staff_no: staffNo, staff_name: from, version } = record;
    await renameAccount(db, { userNo, from, to: columns.staff_name ?? from });
    rows.push(
      await db
        .updateTable('staff')
        .set({ ...columns, modified_at: now, version: version + 1 })
        .where('staff_no', '=', staffNo)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  }
  // the document in the staff record must not also exist among the traveller's documents
  await sql`delete from traveller_document t using staff s
    where t.staff_no = s.staff_no and t.card_type = s.identity_card_type
      and s.staff_no = any(${rows.map(({ staff_no }) => staff_no)}::text[])`.execute(db);
  const after = await memberRows.show(context, rows);
  await logChanges(
    context,
    rows.map(({ staff_no: key }, at) => ({
      resource: staffMembers.name,
      key,
      before: before[at] ?? {},
      after: after[at] ?? {},
    })),
  );
}
