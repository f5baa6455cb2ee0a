import { sql } from 'kysely';
import { Schemas } from 'scimmy';
import type { Database } from '../../db/database';
import { loadDepartments, plainPath, type NamedDepartment } from '../departments';
import type { Asked } from '../scim/ask';
import { filterCondition, textIs, type Attributes } from '../scim/filter';
import type { Expression } from '../scim/filter-text';
import '../schema';

const memberIs = textIs(
  (text) => sql<boolean>`exists (select from staff s left join directory_person p on p.staff_no = s.staff_no
    where s.dept_no = g.dept_no and s.directory_id = ${text} and p.removed_at is null)`,
);

/** Conditions on departments `g` with their `path`. */
const ATTRIBUTES: Attributes = {
  id: textIs((text) => sql<boolean>`g.dept_no = ${text}`),
  displayname: textIs((text) => sql<boolean>`g.path = ${plainPath(text)}`),
  externalid: textIs((text) => sql<boolean>`g.external_id = ${text}`),
  members: memberIs,
  'members.value': memberIs,
};

type Group = NamedDepartment & { externalId: string | null };

async function groupsOf(db: Database, enterpriseNum: string): Promise<Group[]> {
  const departments = await loadDepartments(db, enterpriseNum);
  const rows = await db
    .selectFrom('directory_group')
    .select(['dept_no', 'external_id'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const externalIds = new Map(rows.map(({ dept_no, external_id }) => [dept_no, external_id]));
  return departments.map((one) => ({ ...one, externalId: externalIds.get(one.deptNo) ?? null }));
}

/** Numbers of the departments that a filter matches. */
async function matching(
  db: Database,
  groups: readonly Group[],
  filter: Expression,
): Promise<ReadonlySet<string>> {
  const json = JSON.stringify(
    groups.map(({ deptNo, path, externalId }) => ({ dept_no: deptNo, path, external_id: externalId })),
  );
  const { rows } = await sql<{ no: string }>`select g.dept_no as no
    from jsonb_to_recordset(${json}::jsonb) as g (dept_no text, path text, external_id text)
    where ${filterCondition(filter, ATTRIBUTES)}`.execute(db);
  return new Set(rows.map(({ no }) => no));
}

/** A group of the enterprise, with its members if they are wanted; undefined for an unknown one. */
export async function findGroup(
  db: Database,
  enterpriseNum: string,
  id: string,
  { wants }: Pick<Asked, 'wants'>,
): Promise<(Group & { resource: Record<string, unknown> }) | undefined> {
  const group = (await groupsOf(db, enterpriseNum)).find(({ deptNo }) => deptNo === id);
  if (group === undefined) return undefined;
  const [resource = {}] = await resourcesOf(db, [group], wants('members'));
  return { ...group, resource };
}

/** A page of groups by their number, with the total. */
export async function listGroups(
  db: Database,
  enterpriseNum: string,
  { filter, startIndex, count, wants }: Asked,
): Promise<{ total: number; resources: Record<string, unknown>[] }> {
  const all = await groupsOf(db, enterpriseNum);
  const found = filter === undefined ? undefined : await matching(db, all, filter);
  const groups = found === undefined ? all : all.filter(({ deptNo }) => found.has(deptNo));
  const page = groups.slice(startIndex - 1, startIndex - 1 + count);
  return { total: groups.length, resources: await resourcesOf(db, page, wants('members')) };
}

async function resourcesOf(
  db: Database,
  groups: readonly Group[],
  hasMembers: boolean,
): Promise<Record<string, unknown>[]> {
  const members =
    !hasMembers || groups.length === 0
      ? []
      : await db
          .selectFrom('staff as s')
          .leftJoin('directory_person as p', 'p.staff_no', 's.staff_no')
          .select(['s.dept_no', 's.directory_id', 's.staff_name'])
          .where(
            's.dept_no',
            'in',
            groups.map(({ deptNo }) => deptNo),
          )
          .where('s.staff_state', '!=', 'departed')
          .where('p.removed_at', 'is', null)
          .orderBy('s.staff_no')
          .execute();
  return groups.map(({ deptNo, path, externalId }) => ({
    id: deptNo,
    ...(externalId !== null && { externalId }),
    displayName: path,
    ...(hasMembers && {
      members: members
        .filter(({ dept_no }) => dept_no === deptNo)
        .map(({ directory_id: value, staff_name: display }) => ({ value, display })),
    }),
    meta: {},
  }));
}

/** A group as the library has it. */
export const scimGroup = (base: string, resource: object, attributes?: Asked['attributes']) =>
  new Schemas.Group(resource, 'out', `${base}/Groups`, attributes);
