import {
  addDirectoryToken,
  queryDirectorySync,
  saveDirectorySync,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { BodyOf } from '../../../../src/contract/call';
import type { TestGateway } from '../harness';
import { sessionOf } from './agency';

const ENTERPRISE = '100001';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE_USER = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

export interface ScimReply {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}
export interface Directory {
  token: string;
  send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<ScimReply>;
}

/** First settings that an enterprise's choices allow. */
export async function usualSettings(
  gateway: TestGateway,
  enterpriseNum = ENTERPRISE,
): Promise<BodyOf<typeof saveDirectorySync>> {
  const as = { as: await sessionOf(gateway, 'operations') };
  const shown = await gateway.ok(queryDirectorySync, { enterpriseNum }, as);
  const first = (list: readonly { no: string }[]) => list[0]?.no ?? '';
  return {
    enterpriseNum,
    revision: shown.revision,
    numberFrom: 'employeeNumber',
    makesDepartments: true,
    deptNo: first(shown.departmentList),
    positionNo: first(shown.positionList),
    gradeNo: first(shown.gradeList),
    costCenterNo: first(shown.costCenterList),
    accountingEntityNo: first(shown.accountingEntityList),
    roleNo: '',
  };
}

/** Sends a request of a directory with a token. */
export const sender =
  ({ app }: Pick<TestGateway, 'app'>, token: string): Directory['send'] =>
  async (method, path, body) => {
    const response = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? {} : response.json<Record<string, unknown>>(),
    };
  };

/** Switches the directory of an enterprise on, with a token. */
export async function openDirectory(
  gateway: TestGateway,
  changes: Partial<BodyOf<typeof saveDirectorySync>> = {},
): Promise<Directory> {
  const as = { as: await sessionOf(gateway, 'operations') };
  const settings = { ...(await usualSettings(gateway, changes.enterpriseNum)), ...changes };
  await gateway.ok(saveDirectorySync, settings, as);
  const { enterpriseNum, revision } = settings;
  const { token } = await gateway.ok(addDirectoryToken, { enterpriseNum, revision: revision + 1 }, as);
  return { token, send: sender(gateway, token) };
}

/** A user like Entra ID posts it; `no` makes it another one. */
export const newUser = (no: number, changes: Record<string, unknown> = {}, enterprise: object = {}) => ({
  schemas: [USER, ENTERPRISE_USER],
  userName: `person${no}@corp.example`,
  externalId: `object-${no}`,
  displayName: '林晓雨',
  name: { familyName: '林', givenName: '晓雨', formatted: '林晓雨' },
  active: true,
  emails: [{ primary: true, type: 'work', value: `person${no}@corp.example` }],
  phoneNumbers: [{ type: 'mobile', value: `+86 139${String(no).padStart(8, '0')}` }],
  [ENTERPRISE_USER]: { employeeNumber: `N-${no}`, ...enterprise },
  ...changes,
});

export const patchOf = (...Operations: readonly object[]) => ({ schemas: [PATCH], Operations });
export { ENTERPRISE_USER };
