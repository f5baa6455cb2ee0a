import * as v from 'valibot';
import { MANAGER_KINDS, staffPermissions } from '../../../../src/contract/data-permission/staff-permissions';
import type { RowOf } from '../../../../src/contract/resource/resource';
import { isDay } from '../../../../src/contract/resource/values';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { AnyStorage } from '../../server/resource/storage';
import { storedRows } from '../../server/resource/stored-rows';
import { staffPermissionStorage } from '../staff-permissions/storage';

const stored = storedRows(
  staffPermissions,
  // the types are checked where the storage is defined
  staffPermissionStorage as unknown as AnyStorage,
);

const No = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** Query of the list. */
export const PeopleQuery = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
  department: v.optional(No),
  roleList: v.optional(No),
  managerKind: v.optional(v.picklist(MANAGER_KINDS)),
  objectList: v.optional(No),
  /** One person alone. */
  staffNO: v.optional(No),
  /** Day of the sub administrations, YYYY-MM-DD: the day of the request. */
  asOf: v.pipe(v.string(), v.check(isDay)),
});
export type PeopleQuery = v.InferOutput<typeof PeopleQuery>;

export type Person = RowOf<typeof staffPermissions>;

/** The list depends only on the database, the caller and the day. */
export const contextOf = (db: Database, caller: Caller, { asOf }: PeopleQuery): CallerContext =>
  ({ db, caller, now: instantOf(`${asOf}T12:00`) }) as CallerContext;

interface Part {
  pageIndex: number;
  pageSize: number;
}

/** A page of the listed people, with the number of all. */
export async function listPeople(
  context: CallerContext,
  { asOf: _asOf, staffNO, ...filters }: PeopleQuery,
  part: Part,
): Promise<{ total: number; rows: Person[] }> {
  if (staffNO !== undefined) {
    const one = await findPerson(context, staffNO);
    if (one === undefined) return { total: 0, rows: [] };
    return { total: 1, rows: part.pageIndex === 1 ? [one] : [] };
  }
  const found = await stored.list(context, { ...filters, sortField: 'staffNO', sortOrder: 'asc', ...part });
  return found as unknown as { total: number; rows: Person[] };
}

/** A person whom the caller may see; undefined for others. */
async function findPerson(context: CallerContext, staffNo: string): Promise<Person | undefined> {
  try {
    const row = await stored.find(context, staffNo);
    return (await stored.showOne(context, row)) as unknown as Person;
  } catch (error) {
    if (error instanceof Fault && error.fault === 'rowUnknown') return undefined;
    throw error;
  }
}
