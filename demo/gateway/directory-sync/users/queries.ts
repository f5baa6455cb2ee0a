import { sql, type RawBuilder } from 'kysely';
import { Schemas } from 'scimmy';
import type { Database } from '../../db/database';
import { maskPhone } from '../../../../src/domain/passenger/mask';
import type { Asked } from '../scim/ask';
import { filterCondition, textIs, type Attributes } from '../scim/filter';
import { booleanOf } from '../scim/operations';
import { ENTERPRISE_USER, SCIM_PATH } from '../scim/schemas';
import '../schema';

/** Name by which the directory finds a person; staff that it has not written have their mail or their staff number. */
const userName = sql<string>`coalesce(p.user_name, s.email, s.job_no)`;

const ATTRIBUTES: Attributes = {
  id: textIs((text) => sql<boolean>`s.directory_id = ${text}`),
  username: textIs((text) => sql<boolean>`lower(${userName}) = lower(${text})`),
  externalid: textIs((text) => sql<boolean>`p.external_id = ${text}`),
  displayname: textIs((text) => sql<boolean>`s.staff_name = ${text}`),
  'name.formatted': textIs((text) => sql<boolean>`s.staff_name = ${text}`),
  emails: textIs((text) => sql<boolean>`lower(s.email) = lower(${text})`),
  'emails.value': textIs((text) => sql<boolean>`lower(s.email) = lower(${text})`),
  'emails.type': textIs((text) => (text.toLowerCase() === 'work' ? sql<boolean>`true` : sql<boolean>`false`)),
  [`${ENTERPRISE_USER}:employeeNumber`.toLowerCase()]: textIs(
    (text) => sql<boolean>`code_key(s.job_no) = code_key(${text})`,
  ),
  active(value) {
    const plain = booleanOf(value);
    return typeof plain === 'boolean' ? sql<boolean>`(s.staff_state = 'active') = ${plain}` : undefined;
  },
};

/** Staff that the directory sees: all of the enterprise except those that it has removed. */
const seen = (db: Database, enterpriseNum: string) =>
  db
    .selectFrom('staff as s')
    .leftJoin('directory_person as p', 'p.staff_no', 's.staff_no')
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('p.removed_at', 'is', null);

interface UserRow {
  staff_no: string;
  resource: Record<string, unknown>;
}

/** A user of the enterprise; undefined for an unknown or a removed one. */
export async function findUser(
  db: Database,
  enterpriseNum: string,
  id: string,
): Promise<UserRow | undefined> {
  const [found] = await rowsOf(db, enterpriseNum, {
    where: sql<boolean>`s.directory_id = ${id}`,
    offset: 0,
    limit: 1,
  });
  return found;
}

/** A page of users by their number, with the total. */
export async function listUsers(
  db: Database,
  enterpriseNum: string,
  { filter, startIndex, count, wants }: Asked,
): Promise<{ total: number; resources: Record<string, unknown>[] }> {
  const where = filter === undefined ? sql<boolean>`true` : filterCondition(filter, ATTRIBUTES);
  const { total } = await seen(db, enterpriseNum)
    .where(where)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows =
    count === 0 ? [] : await rowsOf(db, enterpriseNum, { where, offset: startIndex - 1, limit: count });
  return {
    total,
    resources: rows.map(({ resource }) => {
      const { groups, ...others } = resource;
      return wants('groups') ? { ...others, groups } : others;
    }),
  };
}

async function rowsOf(
  db: Database,
  enterpriseNum: string,
  { where, offset, limit }: { where: RawBuilder<boolean>; offset: number; limit: number },
): Promise<UserRow[]> {
  const rows = await seen(db, enterpriseNum)
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .innerJoin('cost_center as c', 'c.cost_center_no', 's.cost_center_no')
    .innerJoin('accounting_entity as a', 'a.accounting_entity_no', 's.accounting_entity_no')
    .leftJoin('staff as m', 'm.staff_no', 's.supervisor_no')
    .where(where)
    .select([
      's.staff_no',
      's.directory_id',
      's.staff_name',
      's.email',
      's.phone',
      's.job_no',
      's.staff_state',
    ])
    .select(['s.modified_at', 's.dept_no', 'd.dept_name', 'c.cost_center_name', 'a.accounting_entity_name'])
    .select(['p.external_id', 'p.family_name', 'p.given_name', 'p.phone as own_phone'])
    .select(['m.directory_id as manager_id', 'm.staff_name as manager_name'])
    .select(userName.as('user_name'))
    .orderBy('s.staff_no')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    staff_no: row.staff_no,
    resource: {
      id: row.directory_id,
      ...(row.external_id !== null && { externalId: row.external_id }),
      userName: row.user_name,
      displayName: row.staff_name,
      name: {
        formatted: row.staff_name,
        ...(row.family_name !== null && { familyName: row.family_name }),
        ...(row.given_name !== null && { givenName: row.given_name }),
      },
      active: row.staff_state === 'active',
      ...(row.email !== null && { emails: [{ value: row.email, type: 'work', primary: true }] }),
      // a number that another one has written is not told in full
      phoneNumbers: [
        {
          value: row.own_phone === row.phone ? row.phone : maskPhone(row.phone),
          type: 'mobile',
          primary: true,
        },
      ],
      groups: [{ value: row.dept_no, display: row.dept_name }],
      [ENTERPRISE_USER]: {
        employeeNumber: row.job_no,
        department: row.dept_name,
        costCenter: row.cost_center_name,
        organization: row.accounting_entity_name,
        ...(row.manager_id !== null && {
          manager: { value: row.manager_id, displayName: row.manager_name ?? '' },
        }),
      },
      meta: row.modified_at === null ? {} : { lastModified: row.modified_at },
    },
  }));
}

/** A user as the library has it, for changes and answers. */
export const scimUser = (base: string, resource: object, attributes?: Asked['attributes']) =>
  new Schemas.User(resource, 'out', `${base}/Users`, attributes);

/** Address of the resources of a gateway. */
export const baseOf = (publicUrl: string): string => `${publicUrl.replace(/\/$/, '')}${SCIM_PATH}`;
