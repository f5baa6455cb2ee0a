import { sql, type RawBuilder } from 'kysely';
import { DATA_RANGE, type Caller } from '../http/caller';

/** Columns of the department and the person that a row belongs to. */
export interface RangeColumns<C extends string = string> {
  department: C;
  person: C;
  /** True when callers always see their own rows, regardless of the departments in their scope. */
  ownToo?: boolean;
}

/** Condition on rows within the caller's data scope. */
export function withinRange(
  { range, deptNos, staffNo }: Pick<Caller, 'range' | 'deptNos' | 'staffNo'>,
  { department, person, ownToo = false }: RangeColumns,
): RawBuilder<boolean> {
  if (range === DATA_RANGE.enterprise) return sql`true`;
  const isOwn = sql<boolean>`${sql.ref(person)} = ${staffNo}`;
  if (range === DATA_RANGE.personal) return isOwn;
  const isKept = sql<boolean>`${sql.ref(department)} = any(${[...deptNos]}::text[])`;
  return ownToo ? sql`(${isKept} or ${isOwn})` : isKept;
}
