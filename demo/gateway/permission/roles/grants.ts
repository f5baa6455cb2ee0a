import { sql } from 'kysely';
import type { RoleRange } from '../../../../src/contract/permission/roles';
import type { Named } from '../../../../src/contract/resource/values';
import { grantRefusal, NO_RIGHTS, type Rights } from '../../../../src/domain/permission/grants';
import { grantorOf } from '../../../../src/domain/permission/held';
import { withoutPage } from '../../../../src/domain/permission/grant-tree';
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

/** Pages and actions that roles grant themselves, by role, in order; the menus above them are left out. */
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

/** Says why objects are not given: they are not held, or as a sub administrator alone. */
export function notTheirs(
  { objects }: Pick<Caller, 'objects'>,
  nodes: Nodes,
  objectNos: readonly string[],
): string {
  const missing = objectNos.filter((no) => !objects.has(no));
  return missing.length > 0
    ? `您没有权限${namesOf(nodes, missing)}，不能授予他人`
    : `您只是作为子管理员拥有权限${namesOf(nodes, objectNos)}，不能授予他人`;
}

/** Throws where the caller may not make rights others than they were; what is wrong is said at the fields of the form. */
export function refuseGrant(
  { caller }: Pick<Context, 'caller'>,
  nodes: Nodes,
  before: Rights,
  after: Rights,
): void {
  const refusal = grantRefusal(grantorOf(caller.held), before, after, RESTRICTIONS);
  if (refusal?.kind === 'objects')
    throw fieldsInvalid({ objectList: notTheirs(caller, nodes, refusal.objectNos) });
  if (refusal?.kind === 'range') throw fieldsInvalid({ permissionRangeID: '不能超出您自己的数据范围' });
}

export const restrictionsOf = (objectNos: Iterable<string>): string[] =>
  [...objectNos].filter((no) => RESTRICTIONS.has(no));

/** Is the main administrator among some of the staff, and not the caller? */
export async function isOthersMain({ db, caller }: Context, staffNos: readonly string[]): Promise<boolean> {
  const main = await findMain(db, caller.enterpriseNum);
  return main !== undefined && main !== caller.staffNo && staffNos.includes(main);
}

/** Throws where a role would begin to restrict the main administrator, who has it. */
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
  if (await isOthersMain(context, nos))
    throw fieldsInvalid({
      objectList: `主管理员属于该角色，不能加入限制${namesOf(nodes, restricting)}`,
    });
}

/** Throws where an action would stand without the page that it belongs to, unless it did so already. */
export function refuseWithoutPage(
  nodes: Nodes,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): void {
  const own = new Set(nodes.filter(({ isOwn }) => isOwn).map(({ objectNo }) => objectNo));
  const pageOf = new Map(
    nodes.filter(({ parentNo }) => own.has(parentNo)).map(({ objectNo, parentNo }) => [objectNo, parentNo]),
  );
  const known = withoutPage(before, pageOf);
  for (const [action, page] of withoutPage(after, pageOf))
    if (!known.has(action))
      throw fieldsInvalid({
        objectList: `${namesOf(nodes, [action])}须与页面${namesOf(nodes, [page])}一并授予`,
      });
}

/** Objects that are to be chosen from: throws for others. */
export function refuseUnknown(nodes: Nodes, objectNos: readonly string[]): void {
  const own = new Set(nodes.filter(({ isOwn }) => isOwn).map(({ objectNo }) => objectNo));
  if (!objectNos.every((no) => own.has(no)))
    throw fieldsInvalid({ objectList: '所选权限不存在，请重新选择' });
}

/** What a role grants from now on, with the menus that lead there. What is not chosen from stays. */
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

/** All that a role grants, with its scope, to be given to somebody as a whole. */
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

/** Throws where a whole role gives more than the caller has for good. */
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
