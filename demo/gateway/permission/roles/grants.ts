import { sql } from 'kysely';
import type { RoleRange } from '../../../../src/contract/permission/roles';
import type { Named } from '../../../../src/contract/resource/values';
import { grantRefusal, NO_RIGHTS, type Rights } from '../../../../src/domain/permission/grants';
import { grantorOf } from '../../../../src/domain/permission/staff-grants';
import { withoutPage } from '../../../../src/domain/permission/grant-tree';
import { withReadRights } from '../../../../src/domain/permission/read-rights';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findMain } from '../second-person';
import { RESTRICTIONS, withMenus, type GrantableNode } from './grantable';

type Context = Pick<CallerContext, 'db' | 'caller'>;
type Nodes = readonly GrantableNode[];

const NAMED = 3;

/** Names of a few objects, for a message. */
export function namesOf(nodes: Nodes, objectNos: readonly string[]): string {
  const names = objectNos.map((no) => nodes.find(({ objectNo }) => objectNo === no)?.objectName ?? no);
  const first = names.slice(0, NAMED).join('”“');
  return names.length > NAMED ? `“${first}”等${names.length}项` : `“${first}”`;
}

/** Pages and actions that each role grants itself, in order; the menus above them are left out. */
export async function findGranted(
  db: Database,
  roleNos: readonly string[],
  nodes: Nodes,
): Promise<Map<string, Named[]>> {
  const grants = await db
    .selectFrom('role_grant')
    .select(['role_no', 'object_no'])
    .where('role_no', 'in', roleNos)
    .execute();
  const held = new Set(grants.map(({ role_no, object_no }) => `${role_no} ${object_no}`));
  const own = nodes.filter(({ isOwn }) => isOwn);
  return new Map(
    roleNos.map((roleNo) => [
      roleNo,
      own
        .filter(({ objectNo }) => held.has(`${roleNo} ${objectNo}`))
        .map(({ objectNo, objectName }) => ({ no: objectNo, name: objectName })),
    ]),
  );
}

/** Says why the caller cannot grant objects: they do not hold them, or only as a sub administrator. */
export function missingObjectsText(
  { objects }: Pick<Caller, 'objects'>,
  nodes: Nodes,
  objectNos: readonly string[],
): string {
  const missing = objectNos.filter((no) => !objects.has(no));
  return missing.length > 0
    ? `您没有权限${namesOf(nodes, missing)}，不能授予他人`
    : `您只是作为子管理员拥有权限${namesOf(nodes, objectNos)}，不能授予他人`;
}

/** Throws when the caller may not make this change of grants, with the faults at the fields of the form. */
export function refuseGrant(
  { caller }: Pick<Context, 'caller'>,
  nodes: Nodes,
  before: Rights,
  after: Rights,
): void {
  const refusal = grantRefusal(grantorOf(caller.held), before, after, RESTRICTIONS);
  if (refusal?.kind === 'objects')
    throw fieldsInvalid({ objectList: missingObjectsText(caller, nodes, refusal.objectNos) });
  if (refusal?.kind === 'range') throw fieldsInvalid({ permissionRangeID: '不能超出您自己的数据范围' });
}

export const restrictionsOf = (objectNos: Iterable<string>): string[] =>
  [...objectNos].filter((no) => RESTRICTIONS.has(no));

/** Returns whether the main administrator is among the staff and is not the caller. */
export async function isOtherMainManager(
  { db, caller }: Context,
  staffNos: readonly string[],
): Promise<boolean> {
  const main = await findMain(db, caller.enterpriseNum);
  return main !== undefined && main !== caller.staffNo && staffNos.includes(main);
}

/** Throws when a role of the main administrator would begin to restrict its members. */
export async function refuseRestricting(
  context: Context,
  nodes: Nodes,
  { roleNo, added }: { roleNo: string; added: readonly string[] },
): Promise<void> {
  const restricting = restrictionsOf(added);
  if (restricting.length === 0) return;
  const members = await context.db
    .selectFrom('staff_role')
    .select('staff_no')
    .where('role_no', '=', roleNo)
    .execute();
  const nos = members.map(({ staff_no }) => staff_no);
  if (await isOtherMainManager(context, nos))
    throw fieldsInvalid({
      objectList: `主管理员属于该角色，不能加入限制${namesOf(nodes, restricting)}`,
    });
}

/** Throws when an action would be granted without its page, unless it already was. */
export function refuseWithoutPage(
  nodes: Nodes,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): void {
  const pagesOf = new Map(
    nodes.filter(({ pageNos }) => pageNos.length > 0).map(({ objectNo, pageNos }) => [objectNo, pageNos]),
  );
  const known = withoutPage(before, pagesOf);
  for (const [action, page] of withoutPage(after, pagesOf))
    if (!known.has(action))
      throw fieldsInvalid({
        objectList: `${namesOf(nodes, [action])}须与页面${namesOf(nodes, [page])}一并授予`,
      });
}

/** The chosen objects with the rights to read that come with them. */
export const withReading = (
  nodes: Nodes,
  before: ReadonlySet<string>,
  chosen: readonly { no: string }[],
): string[] => {
  const reads = new Map(nodes.map(({ objectNo, readNo }) => [objectNo, readNo]));
  return withReadRights(
    chosen.map(({ no }) => no),
    before,
    (no) => reads.get(no) ?? '',
  );
};

/** Throws for objects that cannot be chosen. */
export function refuseUnknown(nodes: Nodes, objectNos: readonly string[]): void {
  const own = new Set(nodes.filter(({ isOwn }) => isOwn).map(({ objectNo }) => objectNo));
  if (!objectNos.every((no) => own.has(no)))
    throw fieldsInvalid({ objectList: '所选权限不存在，请重新选择' });
}

/** Replaces the grants of a role, with the menus of its pages. Objects that cannot be chosen stay unchanged. */
export async function writeGrants(
  db: Database,
  roleNo: string,
  nodes: Nodes,
  objectNos: readonly string[],
): Promise<void> {
  const chosen = withMenus(nodes, objectNos);
  const all = nodes.map(({ objectNo }) => objectNo);
  await sql`delete from role_grant where role_no = ${roleNo}
    and object_no = any(${all}::text[]) and not object_no = any(${chosen}::text[])`.execute(db);
  await sql`insert into role_grant (role_no, object_no)
    select ${roleNo}, object_no from unnest(${chosen}::text[]) as chosen (object_no)
    on conflict do nothing`.execute(db);
}

/** All grants of a role with its scope, for assigning the role as a whole. */
export async function rightsOfRole(
  db: Database,
  { role_no, permission_range_id }: { role_no: string; permission_range_id: RoleRange },
): Promise<Rights> {
  const grants = await db
    .selectFrom('role_grant')
    .select('object_no')
    .where('role_no', '=', role_no)
    .execute();
  return { objects: new Set(grants.map(({ object_no }) => object_no)), range: permission_range_id };
}

/** Throws when a role grants more than the caller's permanent rights. */
export function refuseRole({ caller }: Pick<Context, 'caller'>, nodes: Nodes, role: Rights): void {
  const refusal = grantRefusal(grantorOf(caller.held), NO_RIGHTS, role, RESTRICTIONS);
  if (refusal?.kind === 'objects') {
    const missing = refusal.objectNos.filter((no) => !caller.objects.has(no));
    throw new Fault(
      'grantBeyondOwn',
      missing.length > 0
        ? `该角色包含您没有的权限${namesOf(nodes, missing)}，不能授予他人`
        : `该角色包含您只是作为子管理员拥有的权限${namesOf(nodes, refusal.objectNos)}，不能授予他人`,
    );
  }
  if (refusal?.kind === 'range')
    throw new Fault('rangeBeyondOwn', '该角色的数据范围超出您自己的，不能授予他人');
}
