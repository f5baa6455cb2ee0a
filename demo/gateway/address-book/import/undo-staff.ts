import { sql, type RawBuilder } from 'kysely';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { ImportUndo } from '../../import-job/table-imports';
import { staffRoleNo } from '../../permission/staff-role';
import type { RowContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { DEPARTMENT_NOT_KEPT } from '../department-problem';
import { allDependents } from '../members/dependents-of';
import { memberRows } from '../members/rows';
import { keepsDepartment } from '../scope';

/** Columns of the rows that every added person has, and that are removed with them. */
const OWN_ROWS = [
  'staff.staff_no',
  'staff.user_no',
  'app_user.user_no',
  'staff_field_value.staff_no',
  'awaited_staff.staff_no',
];
const OTHER_ROWS = '已有相关业务记录';

/** Undoes the addition of staff by an import, as long as no row refers to them and they are unchanged. */
export const staffUndo: ImportUndo = {
  sliceRows: 200,

  async findKept(context, staffNos) {
    const { db, caller } = context;
    const rows = await db
      .selectFrom('staff as s')
      .leftJoin('awaited_staff as a', 'a.staff_no', 's.staff_no')
      .select(['s.staff_no', 's.staff_name', 's.dept_no', 's.version', 's.staff_state', 's.user_no'])
      .select('a.staff_no as awaited_no')
      .where('s.enterprise_num', '=', caller.enterpriseNum)
      .where('s.staff_no', '=', anyOf(staffNos))
      .execute();
    const named = await findNamed(
      context,
      staffNos,
      rows.map(({ user_no }) => user_no),
    );
    const kept = new Map<string, string>();
    for (const row of rows) {
      const why = ((): string | undefined => {
        if (!keepsDepartment(caller, row.dept_no)) return DEPARTMENT_NOT_KEPT;
        if (row.awaited_no === null) return '已登录或加入企业';
        if (row.version > 1 || row.staff_state !== 'active') return '导入后资料有修改';
        return named.get(row.staff_no) ?? named.get(row.user_no);
      })();
      if (why !== undefined) kept.set(row.staff_no, `${row.staff_name}：${why}，不能撤销`);
    }
    return kept;
  },

  async takeBack(context, staffNos) {
    const { db } = context;
    const rows = await db
      .selectFrom('staff')
      .selectAll()
      .where('enterprise_num', '=', context.caller.enterpriseNum)
      .where('staff_no', '=', anyOf(staffNos))
      .execute();
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
  },
};

const anyOf = (nos: readonly string[]): RawBuilder<string> => sql<string>`any(${[...nos]}::text[])`;

/** The columns of all areas that reference people by staff or user number, with their descriptions. */
async function findNamed(
  { db, caller }: RowContext,
  staffNos: readonly string[],
  userNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  for (const { kinds, stays } of await allDependents()) {
    for (const column of Object.keys(stays)) words.set(column, OTHER_ROWS);
    for (const { name, columns } of kinds) for (const column of columns) words.set(column, `已有${name}`);
  }
  for (const column of OWN_ROWS) words.delete(column);
  const types = await columnTypes(db);
  const nos = JSON.stringify([...staffNos, ...userNos]);
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
