import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  ENTERPRISE_USER,
  newUser,
  openDirectory,
  patchOf,
  type Directory,
  type ScimReply,
} from '../../support/gateway/areas/directory';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request of the list; `{user}`, `{other}`, `{group}` stand for ids that earlier requests of the list have made. */
interface Step {
  name: string;
  method: Method;
  path: string;
  body?: unknown;
  status: number;
  /** Values of the answer by path, as in `emails.0.value`; undefined for one that is absent. */
  answer?: Record<string, unknown>;
  /** Name under which the id of the answer is kept. */
  keep?: 'user' | 'other' | 'group' | 'nested';
}

const GROUP = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'] };
const listed = (totalResults: number, more: Record<string, unknown> = {}) => ({ totalResults, ...more });

/** Requests of Microsoft's validator of SCIM and of Okta's SCIM 2.0 test suite, in the order in which they are sent. */
const STEPS: readonly Step[] = [
  {
    name: 'service',
    method: 'GET',
    path: '/ServiceProviderConfig',
    status: 200,
    answer: {
      'patch.supported': true,
      'filter.maxResults': 200,
      'etag.supported': false,
      'authenticationSchemes.0.type': 'oauthbearertoken',
    },
  },
  {
    name: 'resource types',
    method: 'GET',
    path: '/ResourceTypes',
    status: 200,
    answer: listed(2, {
      'Resources.0.endpoint': '/Users',
      'Resources.0.schemaExtensions.0.schema': ENTERPRISE_USER,
    }),
  },
  {
    name: 'one resource type',
    method: 'GET',
    path: '/ResourceTypes/Group',
    status: 200,
    answer: { name: 'Group' },
  },
  { name: 'schemas', method: 'GET', path: '/Schemas', status: 200, answer: listed(3) },
  {
    name: 'one schema',
    method: 'GET',
    path: `/Schemas/${ENTERPRISE_USER}`,
    status: 200,
    answer: { id: ENTERPRISE_USER },
  },
  { name: 'unknown schema', method: 'GET', path: '/Schemas/urn:x', status: 404, answer: { status: '404' } },
  { name: 'unknown endpoint', method: 'GET', path: '/Devices', status: 404, answer: { status: '404' } },
  {
    name: 'first page',
    method: 'GET',
    path: '/Users?count=1&startIndex=1',
    status: 200,
    answer: { itemsPerPage: 1, startIndex: 1, 'Resources.0.meta.resourceType': 'User' },
  },
  {
    name: 'random user is unknown',
    method: 'GET',
    path: '/Users/00919288221112222',
    status: 404,
    answer: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
  },
  {
    name: 'no match',
    method: 'GET',
    path: '/Users?filter=userName%20eq%20%22nobody@corp.example%22',
    status: 200,
    answer: listed(0, { Resources: [] }),
  },
  {
    name: 'filter without support',
    method: 'GET',
    path: '/Users?filter=userName%20co%20%22a%22',
    status: 400,
    answer: { scimType: 'invalidFilter' },
  },
  {
    name: 'create',
    method: 'POST',
    path: '/Users',
    body: newUser(1, {}, { department: '新部门/一组', manager: { value: 'object-2' } }),
    status: 201,
    keep: 'user',
    answer: {
      userName: 'person1@corp.example',
      externalId: 'object-1',
      displayName: '林晓雨',
      'name.familyName': '林',
      active: true,
      'emails.0.value': 'person1@corp.example',
      'phoneNumbers.0.value': '13900000001',
      [`${ENTERPRISE_USER}#employeeNumber`]: 'N-1',
      [`${ENTERPRISE_USER}#department`]: '一组',
      [`${ENTERPRISE_USER}#manager`]: undefined,
    },
  },
  {
    name: 'create again',
    method: 'POST',
    path: '/Users',
    body: newUser(1),
    status: 409,
    answer: { scimType: 'uniqueness' },
  },
  {
    name: 'create with a taken staff number',
    method: 'POST',
    path: '/Users',
    body: newUser(90, {}, { employeeNumber: 'N-1' }),
    status: 409,
    answer: { scimType: 'uniqueness' },
  },
  {
    name: 'create with a taken mobile',
    method: 'POST',
    path: '/Users',
    body: newUser(91, { phoneNumbers: [{ type: 'mobile', value: '13900000001' }] }),
    status: 409,
    answer: { scimType: 'uniqueness' },
  },
  {
    name: 'create without a name',
    method: 'POST',
    path: '/Users',
    body: newUser(92, { userName: undefined }),
    status: 400,
    answer: { scimType: 'invalidValue' },
  },
  {
    name: 'create with a wrong mail',
    method: 'POST',
    path: '/Users',
    body: newUser(93, { emails: [{ type: 'work', value: 'x' }] }),
    status: 400,
    answer: { scimType: 'invalidValue' },
  },
  {
    name: 'create with a wrong type',
    method: 'POST',
    path: '/Users',
    body: newUser(94, { active: 'maybe' }),
    status: 400,
    answer: { scimType: 'invalidValue' },
  },
  {
    name: 'create with no user',
    method: 'POST',
    path: '/Users',
    body: [],
    status: 400,
    answer: { scimType: 'invalidSyntax' },
  },
  {
    name: 'find by name',
    method: 'GET',
    path: '/Users?filter=userName%20eq%20%22PERSON1@corp.example%22',
    status: 200,
    answer: listed(1, { 'Resources.0.externalId': 'object-1' }),
  },
  {
    name: 'find by external id',
    method: 'GET',
    path: '/Users?filter=externalId%20eq%20%22object-1%22%20and%20active%20eq%20true',
    status: 200,
    answer: listed(1),
  },
  {
    name: 'find by staff number',
    method: 'GET',
    path: `/Users?filter=${encodeURIComponent(`${ENTERPRISE_USER}:employeeNumber eq "N-1"`)}`,
    status: 200,
    answer: listed(1),
  },
  {
    name: 'find by id',
    method: 'GET',
    path: '/Users?filter=id%20eq%20%22{user}%22&attributes=userName',
    status: 200,
    answer: listed(1, {
      'Resources.0.userName': 'person1@corp.example',
      'Resources.0.displayName': undefined,
    }),
  },
  {
    name: 'read without groups',
    method: 'GET',
    path: '/Users/{user}?excludedAttributes=groups',
    status: 200,
    answer: { id: '{user}', groups: undefined },
  },
  {
    name: 'create the manager',
    method: 'POST',
    path: '/Users',
    body: newUser(2, { displayName: '陈建国', name: {} }),
    status: 201,
    keep: 'other',
  },
  {
    name: 'manager is resolved',
    method: 'GET',
    path: '/Users/{user}',
    status: 200,
    answer: { [`${ENTERPRISE_USER}#manager.value`]: '{other}' },
  },
  {
    name: 'manager in a circle',
    method: 'PATCH',
    path: '/Users/{other}',
    body: patchOf({ op: 'add', path: `${ENTERPRISE_USER}:manager`, value: '{user}' }),
    status: 400,
    answer: { scimType: 'invalidValue' },
  },
  {
    name: 'put',
    method: 'PUT',
    path: '/Users/{user}',
    body: newUser(1, { displayName: '林晓云', name: { familyName: '林', givenName: '晓云' } }),
    status: 200,
    answer: {
      displayName: '林晓云',
      [`${ENTERPRISE_USER}#department`]: '一组',
      [`${ENTERPRISE_USER}#manager.value`]: '{other}',
    },
  },
  { name: 'put an unknown one', method: 'PUT', path: '/Users/unknown', body: newUser(1), status: 404 },
  {
    name: 'patch of Entra ID',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new1@corp.example' },
      { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+86 13900000011' },
      { op: 'Add', path: 'addresses[type eq "work"].formatted', value: '上海' },
      { op: 'Add', path: 'title', value: '经理' },
      { op: 'Add', path: 'name.givenName', value: '晓宇' },
    ),
    status: 200,
    answer: {
      'emails.0.value': 'new1@corp.example',
      'phoneNumbers.0.value': '13900000011',
      displayName: '林晓宇',
    },
  },
  {
    name: 'patch of several values without a path',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({
      op: 'replace',
      value: { userName: 'renamed1@corp.example', [`${ENTERPRISE_USER}:department`]: '新部门' },
    }),
    status: 200,
    answer: { userName: 'renamed1@corp.example', [`${ENTERPRISE_USER}#department`]: '新部门' },
  },
  {
    name: 'patch of an unknown attribute',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'add', path: 'shoeSize', value: 42 }),
    status: 400,
    answer: { scimType: 'invalidPath' },
  },
  {
    name: 'patch to a taken name',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'replace', path: 'userName', value: 'person2@corp.example' }),
    status: 409,
    answer: { scimType: 'uniqueness' },
  },
  {
    name: 'patch without a manager',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'remove', path: `${ENTERPRISE_USER}:manager` }),
    status: 200,
    answer: { [`${ENTERPRISE_USER}#manager`]: undefined },
  },
  {
    name: 'disable as Entra ID',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'Replace', path: 'active', value: 'False' }),
    status: 200,
    answer: { active: false },
  },
  {
    name: 'disable again',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'Replace', path: 'active', value: 'False' }),
    status: 200,
    answer: { active: false },
  },
  {
    name: 'find the disabled',
    method: 'GET',
    path: '/Users?filter=active%20eq%20false%20and%20externalId%20eq%20%22object-1%22',
    status: 200,
    answer: listed(1),
  },
  {
    name: 'enable as Okta',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'replace', value: { active: true } }),
    status: 200,
    answer: { active: true },
  },
  {
    name: 'create a group',
    method: 'POST',
    path: '/Groups',
    body: { ...GROUP, displayName: '华北区', externalId: 'group-1', members: [] },
    status: 201,
    keep: 'group',
    answer: { displayName: '华北区', externalId: 'group-1' },
  },
  {
    name: 'create a group again',
    method: 'POST',
    path: '/Groups',
    body: { ...GROUP, displayName: '华北区' },
    status: 409,
    answer: { scimType: 'uniqueness' },
  },
  {
    name: 'find a group',
    method: 'GET',
    path: '/Groups?excludedAttributes=members&filter=displayName%20eq%20%22%E5%8D%8E%E5%8C%97%E5%8C%BA%22',
    status: 200,
    answer: listed(1, { 'Resources.0.id': '{group}', 'Resources.0.members': undefined }),
  },
  {
    name: 'add a member',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOf({ op: 'Add', path: 'members', value: [{ value: '{user}' }] }),
    status: 200,
    answer: { 'members.0.value': '{user}' },
  },
  {
    name: 'find the group of a member',
    method: 'GET',
    path: '/Groups?filter=id%20eq%20%22{group}%22%20and%20members%20eq%20%22{user}%22',
    status: 200,
    answer: listed(1),
  },
  {
    name: 'the user is in it',
    method: 'GET',
    path: '/Users/{user}',
    status: 200,
    answer: { 'groups.0.value': '{group}', [`${ENTERPRISE_USER}#department`]: '华北区' },
  },
  {
    name: 'add an unknown member',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOf({ op: 'add', path: 'members', value: [{ value: 'unknown' }] }),
    status: 400,
    answer: { scimType: 'invalidValue' },
  },
  {
    name: 'a group below it',
    method: 'POST',
    path: '/Groups',
    body: { ...GROUP, displayName: '华北区/销售部', members: [{ value: '{other}' }] },
    status: 201,
    keep: 'nested',
    answer: { displayName: '华北区/销售部', 'members.0.value': '{other}' },
  },
  {
    name: 'rename the upper one',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOf({ op: 'replace', value: { displayName: '北方区' } }),
    status: 200,
    answer: { displayName: '北方区' },
  },
  {
    name: 'the lower one follows',
    method: 'GET',
    path: '/Groups/{nested}',
    status: 200,
    answer: { displayName: '北方区/销售部' },
  },
  {
    name: 'move it to the top',
    method: 'PUT',
    path: '/Groups/{nested}',
    body: { ...GROUP, displayName: '销售部新' },
    status: 200,
    answer: { displayName: '销售部新', 'members.0.value': '{other}' },
  },
  {
    name: 'remove a member',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOf({ op: 'remove', path: 'members[value eq "{user}"]' }),
    status: 200,
    answer: { members: [] },
  },
  {
    name: 'replace the members',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOf({ op: 'replace', path: 'members', value: [{ value: '{user}' }, { value: '{other}' }] }),
    status: 200,
    answer: { 'members.1.value': '{other}' },
  },
  { name: 'delete the group', method: 'DELETE', path: '/Groups/{group}', status: 204 },
  { name: 'the group is gone', method: 'GET', path: '/Groups/{group}', status: 404 },
  { name: 'its member stays', method: 'GET', path: '/Users/{user}', status: 200, answer: { active: true } },
  { name: 'delete', method: 'DELETE', path: '/Users/{user}', status: 204 },
  { name: 'the deleted is unknown', method: 'GET', path: '/Users/{user}', status: 404 },
  {
    name: 'the deleted is not changed',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'replace', path: 'active', value: true }),
    status: 404,
  },
  { name: 'delete again', method: 'DELETE', path: '/Users/{user}', status: 404 },
  {
    name: 'the deleted is not listed',
    method: 'GET',
    path: '/Users?filter=externalId%20eq%20%22object-1%22',
    status: 200,
    answer: listed(0),
  },
  {
    name: 'create the deleted anew',
    method: 'POST',
    path: '/Users',
    body: newUser(1),
    status: 201,
    answer: { id: '{user}', active: true, 'phoneNumbers.0.value': '13900000001' },
  },
  { name: 'delete for another one', method: 'DELETE', path: '/Users/{user}', status: 204 },
  {
    name: 'another person with the name',
    method: 'POST',
    path: '/Users',
    body: newUser(3, { userName: 'person1@corp.example' }),
    status: 201,
    answer: { externalId: 'object-3', [`${ENTERPRISE_USER}#employeeNumber`]: 'N-3' },
  },
];

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('#')
    .flatMap((part, at) => (at === 0 && part.startsWith('urn:') ? [part] : part.split('.')))
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body);

describe('requests of Entra ID and Okta', () => {
  let gateway: TestGateway;
  let directory: Directory;
  beforeAll(async () => {
    gateway = await startTestGateway();
    directory = await openDirectory(gateway);
  });
  afterAll(() => gateway.close());

  it('are answered as RFC 7644 says', async () => {
    const ids = new Map<string, string>();
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => ids.get(name) ?? whole);
    for (const { name, method, path, body, status, answer = {}, keep } of STEPS) {
      const sent: unknown = body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body)));
      const reply: ScimReply = await directory.send(method, filled(path), sent);
      assert.equal(reply.status, status, `${name}: ${JSON.stringify(reply.body)}`);
      for (const [at, value] of Object.entries(answer))
        assert.deepEqual(
          valueAt(reply.body, at),
          typeof value === 'string' ? filled(value) : value,
          `${name}: ${at} in ${JSON.stringify(reply.body)}`,
        );
      if (status < 300 && status !== 204)
        assert.match(String(reply.headers['content-type']), /^application\/scim\+json/);
      if (keep !== undefined) ids.set(keep, String(reply.body['id']));
    }
  });
});
