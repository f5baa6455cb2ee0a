import type { FastifyRequest } from 'fastify';
import { Messages, Schemas } from 'scimmy';
import { findGroup, listGroups, scimGroup } from '../groups/queries';
import { changeGroup, createGroup, groupOf, patchedGroup, removeGroup } from '../groups/write';
import type { DirectoryContext } from '../settings';
import { changedBetween, personOf, wantedOf, type Wanted } from '../users/person';
import { findUser, listUsers, scimUser } from '../users/queries';
import { changePerson, createPerson, removePerson } from '../users/write';
import { parseAsked, type Asked } from './ask';
import { onInput, scimError, unknownResource } from './errors';
import { assertFewValues, booleanOf, operationsOf } from './operations';
import { ENTERPRISE_USER } from './schemas';
import type { ScimAnswer } from './serve';
import { assertStorable } from './values';

/** Throws invalidValue. */
function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  assertStorable('id', id);
  return id;
}

type Page = { total: number; resources: readonly Record<string, unknown>[] };

const listAnswer = (
  { total, resources }: Page,
  { startIndex }: Asked,
  shown: (resource: object) => object,
): ScimAnswer => ({
  status: 200,
  body: {
    schemas: [Messages.ListResponse.id],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources.map(shown),
  },
});

/** The parts of a user's body that directories write in forms of their own. */
function plainUser(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw scimError(400, 'invalidSyntax', 'Expected an object');
  const given = body as Record<string, unknown>;
  assertFewValues(given);
  const active = Object.hasOwn(given, 'active') ? { active: booleanOf(given['active']) } : {};
  const { groups: _groups, ...others } = given;
  const enterprise = given[ENTERPRISE_USER];
  if (typeof enterprise !== 'object' || enterprise === null) return { ...others, ...active };
  const { manager, ...rest } = enterprise as Record<string, unknown>;
  const value: unknown =
    typeof manager === 'object' && manager !== null && 'value' in manager ? manager.value : manager;
  return {
    ...others,
    ...active,
    [ENTERPRISE_USER]: { ...rest, ...(manager !== undefined && { manager: { value: value ?? '' } }) },
  };
}

function wholeUser(body: unknown): Wanted {
  const given = plainUser(body);
  return wantedOf(personOf(onInput(() => new Schemas.User(given, 'in'))));
}

async function shownUser(
  context: DirectoryContext,
  request: FastifyRequest,
  where: { id?: string; staffNo?: string },
) {
  const { db, caller, base } = context;
  const { attributes } = parseAsked('User', request.query);
  const id =
    where.id ??
    (
      await db
        .selectFrom('staff')
        .select('directory_id')
        .where('staff_no', '=', where.staffNo ?? '')
        .executeTakeFirstOrThrow()
    ).directory_id;
  const found = await findUser(db, caller.enterpriseNum, id);
  if (found === undefined) throw unknownResource();
  return { body: scimUser(base, found.resource, attributes), location: `${base}/Users/${id}` };
}

async function knownUser({ db, caller }: DirectoryContext, request: FastifyRequest) {
  const found = await findUser(db, caller.enterpriseNum, idOf(request));
  if (found === undefined) throw unknownResource();
  return found;
}

type Act = (context: DirectoryContext, request: FastifyRequest) => Promise<ScimAnswer>;

export const USERS = {
  async list({ db, caller, base }, { query }) {
    const asked = parseAsked('User', query);
    const page = await listUsers(db, caller.enterpriseNum, asked);
    return listAnswer(page, asked, (resource) => scimUser(base, resource, asked.attributes));
  },
  async get(context, request) {
    return { status: 200, ...(await shownUser(context, request, { id: idOf(request) })) };
  },
  async post(context, request) {
    const staffNo = await createPerson(context, wholeUser(request.body));
    return { status: 201, ...(await shownUser(context, request, { staffNo })) };
  },
  async put(context, request) {
    const { staff_no } = await knownUser(context, request);
    await changePerson(context, staff_no, wholeUser(request.body));
    return { status: 200, ...(await shownUser(context, request, { id: idOf(request) })) };
  },
  async patch(context, request) {
    const { staff_no, resource } = await knownUser(context, request);
    const before = scimUser(context.base, resource);
    const operations = operationsOf(request.body, resource);
    if (operations.length > 0) {
      const patch = new Messages.PatchOp({
        schemas: [Messages.PatchOp.id],
        Operations: operations,
      });
      const after = (await patched(() => patch.apply(before))) ?? before;
      const next = personOf(after);
      const isActiveNamed = operations.some(({ path }) => path === 'active');
      await changePerson(context, staff_no, {
        ...changedBetween(personOf(before), next),
        // a repeated departure is one too, with all other values of the request left out
        ...(isActiveNamed && next.active !== undefined && { active: next.active }),
      });
    }
    return { status: 200, ...(await shownUser(context, request, { id: idOf(request) })) };
  },
  async delete(context, request) {
    const { staff_no } = await knownUser(context, request);
    await removePerson(context, staff_no);
    return { status: 204 };
  },
} satisfies Record<string, Act>;

async function patched<T>(apply: () => Promise<T>): Promise<T> {
  try {
    return await apply();
  } catch (error) {
    throw error instanceof TypeError ? scimError(400, 'invalidValue', error.message) : error;
  }
}

async function shownGroup(context: DirectoryContext, request: FastifyRequest, id: string) {
  const { db, caller, base } = context;
  const asked = parseAsked('Group', request.query);
  const found = await findGroup(db, caller.enterpriseNum, id, asked);
  if (found === undefined) throw unknownResource();
  return { body: scimGroup(base, found.resource, asked.attributes), location: `${base}/Groups/${id}` };
}

export const GROUPS = {
  async list({ db, caller, base }, { query }) {
    const asked = parseAsked('Group', query);
    const page = await listGroups(db, caller.enterpriseNum, asked);
    return listAnswer(page, asked, (resource) => scimGroup(base, resource, asked.attributes));
  },
  async get(context, request) {
    return { status: 200, ...(await shownGroup(context, request, idOf(request))) };
  },
  async post(context, request) {
    const deptNo = await createGroup(context, groupOf(request.body));
    return { status: 201, ...(await shownGroup(context, request, deptNo)) };
  },
  async put(context, request) {
    await changeGroup(context, idOf(request), groupOf(request.body));
    return { status: 200, ...(await shownGroup(context, request, idOf(request))) };
  },
  async patch(context, request) {
    await changeGroup(context, idOf(request), patchedGroup(request.body));
    return { status: 200, ...(await shownGroup(context, request, idOf(request))) };
  },
  async delete(context, request) {
    await removeGroup(context, idOf(request));
    return { status: 204 };
  },
} satisfies Record<string, Act>;
