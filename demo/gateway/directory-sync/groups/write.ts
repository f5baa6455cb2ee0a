import { Schemas } from 'scimmy';
import { alter, remove } from '../../address-book/departments/change';
import {
  addNamed,
  checkedName,
  loadDepartments,
  placeOfPath,
  plainPath,
  type NamedDepartment,
} from '../departments';
import { invalidValue, onInput, scimError, taken, unknownResource } from '../scim/errors';
import { operationsOf, type Operation } from '../scim/operations';
import { assertStorable } from '../scim/values';
import type { DirectoryContext } from '../settings';
import { changeRecord } from '../users/write';

/** Changes of a group; absent ones stay. */
interface GroupChanges {
  displayName?: string;
  externalId?: string | null;
  /** All members, or those to add and to remove, by id. */
  members?: readonly string[];
  added: readonly string[];
  removed: readonly string[];
}

/** Reads a whole group. Throws invalidSyntax or invalidValue. */
export function groupOf(body: unknown): GroupChanges {
  if (typeof body !== 'object' || body === null) throw scimError(400, 'invalidSyntax', 'Expected an object');
  const group = onInput(() => new Schemas.Group(body, 'in'));
  const plain = JSON.parse(JSON.stringify(group)) as Record<string, unknown>;
  const { displayName, externalId, members } = plain;
  return {
    ...(typeof displayName === 'string' && { displayName: displayName.trim() }),
    ...(typeof externalId === 'string' && { externalId }),
    ...(Array.isArray(members) && { members: idsOf(members) }),
    added: [],
    removed: [],
  };
}

/** Ids of members as directories write them: objects, texts or one of them. */
function idsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => {
    const id: unknown = typeof one === 'object' && one !== null && 'value' in one ? one.value : one;
    if (typeof id !== 'string') throw invalidValue('members', 'expected ids of users');
    return id;
  });
}

const MEMBER = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i;

/** Reads the operations of a PATCH. Throws invalidPath, invalidValue. */
export function patchedGroup(body: unknown): GroupChanges {
  // members are not looked up in a resource, which may have thousands
  return operationsOf(body, {}).reduce(applied, { added: [], removed: [] } as GroupChanges);
}

function applied(changes: GroupChanges, { op, path, value }: Operation): GroupChanges {
  const { added, removed } = changes;
  const [, member] = MEMBER.exec(path) ?? [];
  if (member !== undefined && op === 'remove') return { ...changes, removed: [...removed, member] };
  switch (path.toLowerCase()) {
    case 'displayname':
      if (op === 'remove' || typeof value !== 'string') throw invalidValue('displayName', 'expected a text');
      return { ...changes, displayName: value.trim() };
    case 'externalid':
      if (op !== 'remove' && typeof value !== 'string') throw invalidValue('externalId', 'expected a text');
      return { ...changes, externalId: op === 'remove' ? null : (value as string) };
    case 'members':
      if (op === 'add') return { ...changes, added: [...added, ...idsOf(value)] };
      if (op === 'replace') return { ...changes, members: idsOf(value ?? []), added: [], removed: [] };
      return value === undefined
        ? { ...changes, members: [], added: [], removed: [] }
        : { ...changes, removed: [...removed, ...idsOf(value)] };
    default:
      throw scimError(400, 'invalidPath', `Invalid path '${path}'`);
  }
}

function assertStorableGroup({ displayName, externalId, members = [], added, removed }: GroupChanges): void {
  if (displayName !== undefined) assertStorable('displayName', displayName);
  if (externalId) assertStorable('externalId', externalId);
  for (const id of [...members, ...added, ...removed]) assertStorable('members', id);
}

/** Adds a department with its members. Returns its number. Throws uniqueness, invalidValue. */
export async function createGroup(context: DirectoryContext, changes: GroupChanges): Promise<string> {
  const { displayName = '' } = changes;
  if (displayName === '') throw invalidValue('displayName', 'required');
  assertStorableGroup(changes);
  const all = await loadDepartments(context.db, context.caller.enterpriseNum);
  const asked = plainPath(displayName);
  if (all.some(({ path }) => path === asked)) throw taken('displayName', `部门“${displayName}”已存在`);
  if (!context.settings.makes_departments)
    throw invalidValue('displayName', `部门“${displayName}”不存在，且目录同步设置为不新增部门`);
  const deptNo = await addNamed(context, await placeOfPath(context, displayName));
  await write(context, deptNo, changes);
  return deptNo;
}

/** Writes the changes of a group. Throws unknownResource, uniqueness, invalidValue. */
export async function changeGroup(
  context: DirectoryContext,
  deptNo: string,
  changes: GroupChanges,
): Promise<void> {
  const group = await findDepartment(context, deptNo);
  assertStorableGroup(changes);
  const { displayName } = changes;
  const asked = displayName === undefined ? group.path : plainPath(displayName);
  if (asked !== group.path) {
    const all = await loadDepartments(context.db, context.caller.enterpriseNum);
    if (all.some(({ path }) => path === asked)) throw taken('displayName', `部门“${asked}”已存在`);
    const place = await placeOfPath(context, asked);
    // an older name with a slash may stay
    const { deptName, parentNO } = place.deptName === group.name ? place : checkedName(place);
    const head = group.headNo === '' ? null : { no: group.headNo, name: '' };
    await alter(context, { deptNO: deptNo, version: group.version, deptName, parentNO, head });
  }
  await write(context, deptNo, changes);
}

async function findDepartment({ db, caller }: DirectoryContext, deptNo: string): Promise<NamedDepartment> {
  const found = (await loadDepartments(db, caller.enterpriseNum)).find((one) => one.deptNo === deptNo);
  if (found === undefined) throw unknownResource();
  return found;
}

async function write(context: DirectoryContext, deptNo: string, changes: GroupChanges): Promise<void> {
  const { db, caller } = context;
  const { externalId, members, added, removed } = changes;
  if (externalId !== undefined) {
    await db.deleteFrom('directory_group').where('dept_no', '=', deptNo).execute();
    if (externalId !== null)
      await db
        .insertInto('directory_group')
        .values({ dept_no: deptNo, enterprise_num: caller.enterpriseNum, external_id: externalId })
        .execute();
  }
  const wanted = await staffOf(context, [...(members ?? []), ...added]);
  const leaving = new Map(
    [...(await staffOf(context, removed, { isLenient: true }))].filter(([id]) => !wanted.has(id)),
  );
  if (members !== undefined)
    for (const [id, one] of await membersOf(context, deptNo)) if (!wanted.has(id)) leaving.set(id, one);
  for (const { staffNo, deptNo: at } of wanted.values())
    if (at !== deptNo) await changeRecord(context, staffNo, { department: { no: deptNo, name: '' } });
  const { dept_no: usual } = context.settings;
  for (const { staffNo, deptNo: at } of leaving.values())
    if (at === deptNo) await changeRecord(context, staffNo, { department: { no: usual, name: '' } });
}

interface Member {
  staffNo: string;
  deptNo: string;
}

/** Staff by the ids of users. Throws invalidValue for an unknown one, unless `isLenient`. */
async function staffOf(
  { db, caller }: DirectoryContext,
  ids: readonly string[],
  { isLenient = false } = {},
): Promise<Map<string, Member>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff as s')
    .leftJoin('directory_person as p', 'p.staff_no', 's.staff_no')
    .select(['s.staff_no', 's.dept_no', 's.directory_id'])
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .where('p.removed_at', 'is', null)
    .where('s.directory_id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
  const found = new Map(
    rows.map((row) => [row.directory_id, { staffNo: row.staff_no, deptNo: row.dept_no }]),
  );
  const unknown = ids.find((id) => !found.has(id));
  if (unknown !== undefined && !isLenient) throw invalidValue('members', `user ${unknown} is unknown`);
  return found;
}

async function membersOf({ db }: DirectoryContext, deptNo: string): Promise<Map<string, Member>> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff_no', 'directory_id'])
    .where('dept_no', '=', deptNo)
    .where('staff_state', '!=', 'departed')
    .execute();
  return new Map(rows.map((row) => [row.directory_id, { staffNo: row.staff_no, deptNo }]));
}

/** Deletes a department; its staff move to the usual one. Throws unknownResource and the faults of `remove`. */
export async function removeGroup(context: DirectoryContext, deptNo: string): Promise<void> {
  const { version } = await findDepartment(context, deptNo);
  const { dept_no: usual } = context.settings;
  if (deptNo === usual) throw scimError(409, '', '新员工的默认部门不能删除');
  const staff = await context.db
    .selectFrom('staff')
    .select('staff_no')
    .where('dept_no', '=', deptNo)
    .orderBy('staff_no')
    .execute();
  for (const { staff_no: staffNo } of staff)
    await changeRecord(context, staffNo, { department: { no: usual, name: '' } });
  await remove(context, { deptNO: deptNo, version });
}
