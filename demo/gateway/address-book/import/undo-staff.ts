import { sql, type RawBuilder, type Selectable } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { Schema } from '../../db/schema';
import type { FormerRows, ImportUndo } from '../../import-job/table-imports';
import { staffRoleNo } from '../../permission/staff-role';
import type { RowContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { DEPARTMENT_NOT_MAINTAINED } from '../department-problem';
import { allDependents } from '../members/dependents-of';
import { memberRows } from '../members/rows';
import { canMaintainDepartment } from '../scope';
import { findUnrestorable, restoreStaff } from './restore-staff';

type StaffRecord = Selectable<Schema['staff']>;

/** Columns of rows that every added person has, and that are deleted with the person. */
const OWN_ROWS = [
  'staff.staff_no',
  'staff.user_no',
  'app_user.user_no',
  'staff_field_value.staff_no',
  'awaited_staff.staff_no',
];
const OTHER_ROWS = '已有相关业务记录';

/**
 * Undoes an import of staff. Added persons are deleted if they have not started, that is, no other record refers to
 * them; changed ones are restored.
 */
export const staffUndo: ImportUndo = {
  sliceRows: 200,

  async findKept(context, staffNos, former) {
    const records = await findStaff(context, staffNos);
    const kept = new Map([
      ...(await findUndoObstacles(context, records, { staffNos, former })),
      ...(await findUnrestorable(context, records, former)),
    ]);
    return new Map(
      records.flatMap(({ staff_no, staff_name }) => {
        const why = kept.get(staff_no);
        return why === undefined ? [] : [[staff_no, `${staff_name}：${why}，不能撤销`]];
      }),
    );
  },

  async takeBack(context, staffNos, former) {
    const records = await findStaff(context, staffNos, { lock: true });
    await restoreStaff(context, records, former);
    await remove(
      context,
      records.filter(({ staff_no }) => !former.has(staff_no)),
    );
  },
};

function findStaff(
  { db, caller }: RowContext,
  staffNos: readonly string[],
  { lock = false } = {},
): Promise<StaffRecord[]> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', anyOf(staffNos))
    .orderBy('staff_no')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/**
 * Reasons why added staff cannot be deleted, by staff number: they have started, other records refer to them, or they
 * were changed.
 */
async function findUndoObstacles(
  context: RowContext,
  records: readonly StaffRecord[],
  { staffNos, former }: { staffNos: readonly string[]; former: FormerRows },
): Promise<ReadonlyMap<string, string>> {
  const { db, caller } = context;
  const added = records.filter(({ staff_no }) => !former.has(staff_no));
  const kept = new Map<string, string>();
  if (added.length === 0) return kept;
  const addedNos = added.map(({ staff_no }) => staff_no);
  const awaited = await db
    .selectFrom('awaited_staff')
    .select('staff_no')
    .where('staff_no', '=', anyOf(addedNos))
    .execute();
  const isAwaited = new Set(awaited.map(({ staff_no }) => staff_no));
  const named = await findNamed(context, {
    staffNos,
    addedNos,
    userNos: added.map(({ user_no }) => user_no),
  });
  for (const row of added) {
    const why = ((): string | undefined => {
      if (!canMaintainDepartment(caller, row.dept_no)) return DEPARTMENT_NOT_MAINTAINED;
      if (!isAwaited.has(row.staff_no)) return '已登录或加入企业';
      if (row.version > 1 || row.staff_state !== 'active') return '导入后资料有修改';
      return named.get(row.staff_no) ?? named.get(row.user_no);
    })();
    if (why !== undefined) kept.set(row.staff_no, why);
  }
  return kept;
}

async function remove(context: RowContext, rows: readonly StaffRecord[]): Promise<void> {
  if (rows.length === 0) return;
  const { db } = context;
  const staffNos = rows.map(({ staff_no }) => staff_no);
  const shown = await memberRows.show(context, rows);
  for (const table of ['staff_field_value', 'staff_role', 'awaited_staff', 'staff'] as const)
    await db.deleteFrom(table).where('staff_no', '=', anyOf(staffNos)).execute();
  await db
    .deleteFrom('app_user')
    .where('user_no', '=', anyOf(rows.map(({ user_no }) => user_no)))
    .execute();
  await logChanges(
    context,
    shown.map((before, at) => ({ resource: staffMembers.name, key: rows[at]?.staff_no ?? '', before })),
  );
}

const anyOf = (nos: readonly string[]): RawBuilder<string> => sql<string>`any(${[...nos]}::text[])`;

/** Columns of all areas that refer to people by staff or user number, with their descriptions. */
async function findNamed(
  { db, caller }: RowContext,
  { staffNos, addedNos, userNos }: Record<'staffNos' | 'addedNos' | 'userNos', readonly string[]>,
): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  for (const { kinds, stays } of await allDependents()) {
    for (const column of Object.keys(stays)) words.set(column, OTHER_ROWS);
    for (const { name, columns } of kinds) for (const column of columns) words.set(column, `已有${name}`);
  }
  for (const column of OWN_ROWS) words.delete(column);
  const types = await columnTypes(db);
  const nos = JSON.stringify([...addedNos, ...userNos]);
  const parts = [...words].map(([column, word]) => {
    const [table = '', name = ''] = column.split('.');
    const isOthers = conditionOf(column, { caller, staffNos });
    return sql`select n.no, ${word}::text as word from ${sql.table(table)} t
      cross join lateral ${numbersIn(sql.ref(`t.${name}`), types.get(column))} v (no)
      join numbers n on n.no = v.no where ${isOthers}`;
  });
  const { rows } = await sql<{ no: string; word: string }>`
    with numbers as (select jsonb_array_elements_text(${nos}::jsonb) as no)
    select no, min(word) as word from (${sql.join(parts, sql` union all `)}) found group by no`.execute(db);
  return new Map(rows.map(({ no, word }) => [no, word]));
}

/** Excludes the role of all staff, which is removed with them, and references between people of the same file. */
function conditionOf(
  column: string,
  { caller, staffNos }: Pick<RowContext, 'caller'> & { staffNos: readonly string[] },
): RawBuilder<unknown> {
  if (column === 'staff_role.staff_no')
    return sql`t.role_no is distinct from ${staffRoleNo(caller.enterpriseNum)}`;
  if (column === 'staff.supervisor_no') return sql`t.staff_no <> all(${[...staffNos]}::text[])`;
  return sql`true`;
}

/** All numbers in a column, one per row. */
function numbersIn(column: RawBuilder<unknown>, type: string | undefined): RawBuilder<unknown> {
  if (type === 'jsonb')
    return sql`(select x #>> '{}' from jsonb_path_query(${column}, '$.** ? (@.type() == "string")') as p (x))`;
  if (type === 'ARRAY') return sql`unnest(${column})`;
  return sql`(select ${column}::text)`;
}

async function columnTypes(db: RowContext['db']): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ column: string; type: string }>`
    select table_name || '.' || column_name as column, data_type as type
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  return new Map(rows.map(({ column, type }) => [column, type]));
}
