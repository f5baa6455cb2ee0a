import { sql, type Selectable } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { Schema } from '../../db/schema';
import type { RowContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { saveExtInfo } from '../ext/values';
import { renameAccounts } from './account';
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
  await saveExtInfo(
    context,
    changed
      .filter(({ form }) => form.extInfoList.length > 0)
      .map(({ record, form }) => ({ staffNo: record.staff_no, given: form.extInfoList })),
  );
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
  await renameAccounts(
    db,
    changed.map(({ record: { user_no: userNo, staff_name: from }, columns }) => ({
      userNo,
      from,
      to: columns.staff_name ?? from,
    })),
  );
  const rows = await updateStaff(db, changed, now);
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

/** Updates any number of staff with one statement. Returns the rows in the given order. */
async function updateStaff(
  db: RowContext['db'],
  changed: readonly { record: StaffRecord; columns: StaffColumns }[],
  now: Date,
): Promise<StaffRecord[]> {
  const names = [...new Set(changed.flatMap(({ columns }) => Object.keys(columns)))];
  const json = JSON.stringify(changed.map(({ record, columns }) => ({ ...record, ...columns })));
  const { rows } = await sql<StaffRecord>`
    update staff s set ${sql.join([
      ...names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`),
      sql`modified_at = ${now}, version = s.version + 1`,
    ])}
    from jsonb_populate_recordset(null::staff, ${json}::jsonb) r where s.staff_no = r.staff_no
    returning s.*`.execute(db);
  const written = new Map(rows.map((row) => [row.staff_no, row]));
  return changed.map(({ record: { staff_no } }) => {
    const row = written.get(staff_no);
    if (row === undefined) throw new Error(`${staff_no} is no longer on record`);
    return row;
  });
}
