import type { Kysely } from 'kysely';
import { holdsName } from '../../db/like';
import type { CallerContext } from '../http/implement';
import type { Schema } from '../../db/schema';
import type { AnySchema } from './any-table';

/** Rows that a field of other rows can reference. */
export interface ReferenceSource {
  /** Names by number, limited to rows of the caller's enterprise. */
  names(
    context: Pick<CallerContext, 'db' | 'caller'>,
    nos: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Numbers of the rows whose names contain a keyword. */
  search(context: Pick<CallerContext, 'db' | 'caller'>, keyword: string): Promise<readonly string[]>;
  /** Message for a number that is not among the rows. */
  unknown: string;
}

interface NamedRows<T extends keyof Schema> {
  table: T;
  no: keyof Schema[T] & string;
  name: keyof Schema[T] & string;
  unknown: string;
}

/** References to the rows of an enterprise's table. */
export const rowsOf = <T extends keyof Schema>(rows: NamedRows<T>): ReferenceSource =>
  // the columns have been checked against the table, so from here on it is untyped
  rowsOfAny(rows);

function rowsOfAny({
  table,
  no,
  name,
  unknown,
}: Record<'table' | 'no' | 'name' | 'unknown', string>): ReferenceSource {
  return {
    unknown,
    async names({ db, caller }, nos) {
      if (nos.length === 0) return new Map();
      const rows = await (db as unknown as Kysely<AnySchema>)
        .selectFrom(table as 'stored')
        .select([no, name])
        .where('enterprise_num', '=', caller.enterpriseNum)
        .where(no, 'in', nos)
        .execute();
      return new Map(rows.map((row) => [String(row[no]), String(row[name])]));
    },
    async search({ db, caller }, keyword) {
      const rows = await (db as unknown as Kysely<AnySchema>)
        .selectFrom(table as 'stored')
        .select(no)
        .where('enterprise_num', '=', caller.enterpriseNum)
        .where(holdsName(name, keyword))
        .execute();
      return rows.map((row) => String(row[no]));
    },
  };
}

/** References to a fixed list that is equal for every enterprise, by number. */
export const listed = (names: () => ReadonlyMap<string, string>, unknown: string): ReferenceSource => ({
  unknown,
  names: (_context, nos) => Promise.resolve(new Map([...names()].filter(([no]) => nos.includes(no)))),
  search: (_context, keyword) =>
    Promise.resolve([...names()].flatMap(([no, name]) => (name.includes(keyword) ? [no] : []))),
});

export const DEPARTMENTS = rowsOf({
  table: 'department',
  no: 'dept_no',
  name: 'dept_name',
  unknown: '所选部门不存在，请重新选择',
});
export const STAFF = rowsOf({
  table: 'staff',
  no: 'staff_no',
  name: 'staff_name',
  unknown: '所选员工不属于当前企业，请重新选择',
});
export const GRADES = rowsOf({
  table: 'grade',
  no: 'grade_no',
  name: 'grade_name',
  unknown: '所选职级不存在，请重新选择',
});
/** @public Part of the kit, even while no page uses it. */
export const COST_CENTERS = rowsOf({
  table: 'cost_center',
  no: 'cost_center_no',
  name: 'cost_center_name',
  unknown: '所选成本中心不存在，请重新选择',
});
/** @public Part of the kit, even while no page uses it. */
export const ACCOUNTING_ENTITIES = rowsOf({
  table: 'accounting_entity',
  no: 'accounting_entity_no',
  name: 'accounting_entity_name',
  unknown: '所选核算主体不存在，请重新选择',
});
