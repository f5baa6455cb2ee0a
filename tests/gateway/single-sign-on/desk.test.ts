import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { outwardAddresses } from '../../../demo/gateway/server/outward/networks';
import {
  addIdentityProvider,
  alterIdentityProvider,
  queryIdentityBindings,
  queryIdentityChoices,
  queryIdentityProvider,
  queryIdentityProviders,
  releaseIdentityBinding,
  removeIdentityProvider,
  setIdentitySecret,
  switchIdentityProvider,
  testIdentityProvider,
} from '../../../src/contract/agency/connections/identity-providers';
import type { BodyOf } from '../../../src/contract/call';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { loggedAbout, openAs, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const SECRET = 'the-secret-of-the-client-of-the-company';
const FIELDS: Omit<BodyOf<typeof alterIdentityProvider>, 'providerNo' | 'revision'> = {
  displayName: '华睿统一认证',
  issuer: 'https://login.huarui.example/realms/travel',
  clientId: 'travel',
  domainList: ['Huarui.example'],
  matchedField: 'jobNo',
  matchedClaim: 'employee_number',
  trustsMail: false,
  skipsSecondStep: false,
  unknownRule: 'tell',
  forbidsLocal: false,
  sparesMainManager: true,
};

describe('the desk of identity providers', () => {
  let gateway: TestGateway;
  let other: { as: string };
  let providerNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    other = await openOtherAgency(gateway, ['operations']);
  });
  afterAll(() => gateway.close());
  const operations = async () => ({ as: await openAs(gateway, 'operations') });
  const shown = async () => gateway.ok(queryIdentityProvider, { providerNo }, await operations());

  it('adds one for an enterprise, once, whose secret no answer, log or row has', async () => {
    const body = { enterpriseNum: '100001', clientSecret: SECRET, ...FIELDS };
    const options = { ...(await operations()), requestId: randomUUID() };
    const made = await gateway.ok(addIdentityProvider, body, options);
    ({ providerNo } = made);
    assert.deepEqual(await gateway.ok(addIdentityProvider, body, options), made, 'a repeated request');
    await gateway.refused(
      'identityProviderTaken',
      addIdentityProvider,
      { ...body, domainList: [] },
      await operations(),
    );
    const row = await gateway.db.selectFrom('identity_provider').selectAll().executeTakeFirstOrThrow();
    const logged = await loggedAbout(gateway, providerNo);
    assert.equal(logged.length, 1);
    for (const text of [JSON.stringify(await shown()), JSON.stringify(row), logged.join()])
      assert.ok(!text.includes(SECRET));
    assert.deepEqual((await shown()).domainList, ['huarui.example']);
  });

  it('refuses settings that cannot be, at their field', async () => {
    const { revision } = await shown();
    const wrong: readonly [Partial<typeof FIELDS>, string][] = [
      [{ issuer: 'http://login.huarui.example' }, 'issuer'],
      [{ issuer: 'login' }, 'issuer'],
      [{ issuer: 'https://a.example/.well-known/openid-configuration' }, 'issuer'],
      [{ domainList: ['qq.com'] }, 'domainList'],
      [{ matchedField: 'email', domainList: [] }, 'domainList'],
      [{ unknownRule: 'make', deptNo: '', positionNo: '', roleNo: '100002-staff' }, 'roleNo'],
      [{ unknownRule: 'make', deptNo: '', positionNo: '', roleNo: '100001-admin' }, 'roleNo'],
      [{ matchedClaim: 'a b' }, 'matchedClaim'],
      [{ matchedField: 'email', matchedClaim: 'upn' }, 'matchedClaim'],
      [{ matchedField: 'phone', matchedClaim: 'mobile' }, 'matchedClaim'],
    ];
    for (const [changes, field] of wrong) {
      const result = await gateway.refused(
        'fieldsInvalid',
        alterIdentityProvider,
        { providerNo, revision, ...FIELDS, ...changes },
        await operations(),
      );
      assert.ok(Object.keys((result as { fields: object }).fields).includes(field), JSON.stringify(result));
    }
  });

  it('offers roles without rights of administrators for added persons', async () => {
    const { roleList } = await gateway.ok(
      queryIdentityChoices,
      { enterpriseNum: '100001' },
      await operations(),
    );
    const nos = roleList.map(({ no }) => no);
    assert.deepEqual([nos.includes('100001-staff'), nos.includes('100001-admin')], [true, false]);
  });

  it('gives a domain to one enterprise, and each change needs the shown revision', async () => {
    const second = { enterpriseNum: '100002', clientSecret: '', ...FIELDS };
    const hold = (domain_state: 'pending' | 'verified') =>
      gateway.db
        .updateTable('identity_domain')
        .set({ domain_state })
        .where('provider_no', '=', providerNo)
        .execute();
    await hold('verified');
    await gateway.refused('fieldsInvalid', addIdentityProvider, second, await operations());
    await hold('pending');
    const { revision } = await shown();
    const change = { providerNo, revision, ...FIELDS, displayName: '华睿认证' };
    const [one, two] = await Promise.all([
      gateway.send(alterIdentityProvider, change, await operations()),
      gateway.send(alterIdentityProvider, change, await operations()),
    ]);
    assert.deepEqual([one.success, two.success].sort(), [false, true]);
    await gateway.refused(
      'identityProviderChanged',
      setIdentitySecret,
      { providerNo, revision, clientSecret: 'x' },
      await operations(),
    );
  });

  it('asks for a fresh code before it gives access', async () => {
    const { as } = await operations();
    await gateway.db
      .updateTable('agency_session')
      .set({ proved_at: null })
      .where('token_hash', '=', hashToken(as))
      .execute();
    const { revision } = await shown();
    const of = { providerNo, revision };
    await gateway.refused('operatorProofNeeded', alterIdentityProvider, { ...of, ...FIELDS }, { as });
    await gateway.refused('operatorProofNeeded', setIdentitySecret, { ...of, clientSecret: 'x' }, { as });
    await gateway.refused(
      'operatorProofNeeded',
      switchIdentityProvider,
      { ...of, isOn: true, reason: '上线' },
      { as },
    );
    const released = { providerNo, bindingNo: 'IB1', reason: '换人' };
    await gateway.refused('operatorProofNeeded', releaseIdentityBinding, released, { as });
  });

  it('answers another agency as if there were none', async () => {
    const { as } = other;
    const { revision } = await shown();
    const of = { providerNo, revision };
    assert.equal((await gateway.ok(queryIdentityProviders, {}, { as })).total, 0);
    const unknown = 'identityProviderUnknown';
    await gateway.refused(unknown, queryIdentityProvider, { providerNo }, { as });
    await gateway.refused(unknown, queryIdentityBindings, { providerNo }, { as });
    await gateway.refused(unknown, testIdentityProvider, { providerNo }, { as });
    await gateway.refused(unknown, alterIdentityProvider, { ...of, ...FIELDS }, { as });
    await gateway.refused(unknown, setIdentitySecret, { ...of, clientSecret: '' }, { as });
    await gateway.refused(unknown, switchIdentityProvider, { ...of, isOn: true, reason: 'x' }, { as });
    await gateway.refused(unknown, removeIdentityProvider, of, { as });
    await gateway.refused(
      unknown,
      releaseIdentityBinding,
      { providerNo, bindingNo: 'x', reason: 'x' },
      { as },
    );
    await gateway.refused(
      'agencyEnterpriseUnknown',
      queryIdentityChoices,
      { enterpriseNum: '100001' },
      { as },
    );
    const body = { enterpriseNum: '100001', clientSecret: '', ...FIELDS, domainList: [] };
    await gateway.refused('agencyEnterpriseUnknown', addIdentityProvider, body, { as });
  });

  it('finds providers by their filters, and removes one that is off', async () => {
    const list = async (body: BodyOf<typeof queryIdentityProviders>) =>
      (await gateway.ok(queryIdentityProviders, body, await operations())).total;
    assert.deepEqual(
      [
        await list({ keyword: 'huarui.ex' }),
        await list({ keyword: '没有' }),
        await list({ providerState: 'on' }),
      ],
      [1, 0, 0],
    );
    const { revision } = await shown();
    const of = { providerNo, revision };
    await gateway.ok(switchIdentityProvider, { ...of, isOn: true, reason: '上线' }, await operations());
    const on = { providerNo, revision: revision + 1 };
    await gateway.refused('identityProviderOn', removeIdentityProvider, on, await operations());
    await gateway.ok(switchIdentityProvider, { ...on, isOn: false, reason: '停用' }, await operations());
    await gateway.ok(removeIdentityProvider, { providerNo, revision: revision + 2 }, await operations());
    await gateway.refused(
      'identityProviderUnknown',
      queryIdentityProvider,
      { providerNo },
      await operations(),
    );
  });
});

describe('addresses that the gateway connects to', () => {
  const allowed = outwardAddresses(['10.20.0.0/16']);
  const table: readonly [string, boolean][] = [
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['10.20.3.4', true],
    ['10.21.3.4', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['localhost', false],
  ];
  for (const [address, expected] of table)
    it(`${address} ${expected ? 'is' : 'is not'} one`, () => assert.equal(allowed(address), expected));
});
