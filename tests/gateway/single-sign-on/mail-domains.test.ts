import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { verifyIdentityDomain } from '../../../src/contract/agency/connections/identity-domains';
import {
  addIdentityProvider,
  alterIdentityProvider,
  queryIdentityProvider,
  switchIdentityProvider,
} from '../../../src/contract/agency/connections/identity-providers';
import type { BodyOf } from '../../../src/contract/call';
import { beginSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { findProvider } from '../../../demo/gateway/single-sign-on/provider';
import { loggedAbout, openAs, openOtherAgency, operatorOf } from '../../support/gateway/areas/agency';
import { startDns, type TestDns } from '../../support/gateway/dns-server';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const DOMAIN = 'huarui.example';
const FIELDS: Omit<BodyOf<typeof alterIdentityProvider>, 'providerNo' | 'revision'> = {
  displayName: '企业统一认证',
  issuer: 'https://login.huarui.example',
  clientId: 'travel',
  domainList: [DOMAIN],
  matchedField: 'jobNo',
  matchedClaim: 'employee_number',
  trustsMail: false,
  skipsSecondStep: false,
  unknownRule: 'tell',
  forbidsLocal: false,
  sparesMainManager: true,
};

describe('mail domains of single sign-on', () => {
  let gateway: TestGateway;
  let dns: TestDns;
  let first: string;
  let second: string;
  beforeAll(async () => {
    dns = await startDns();
    gateway = await startTestGateway({ config: { dnsServers: [dns.address] } });
    await gateway.db
      .updateTable('agency_operator')
      .set({ email: 'operations@agency.example' })
      .where('operator_no', '=', operatorOf('operations').operatorNo)
      .execute();
    first = await added('100001');
    second = await added('100002');
  });
  afterAll(async () => {
    await gateway.close();
    dns.close();
  });
  const operations = async () => ({ as: await openAs(gateway, 'operations') });
  async function added(enterpriseNum: string): Promise<string> {
    const body = { enterpriseNum, clientSecret: '', ...FIELDS };
    const { providerNo } = await gateway.ok(addIdentityProvider, body, await operations());
    const on = { providerNo, revision: 1, isOn: true, reason: '上线' };
    await gateway.ok(switchIdentityProvider, on, await operations());
    return providerNo;
  }
  async function proofOf(providerNo: string) {
    const { proofList } = await gateway.ok(queryIdentityProvider, { providerNo }, await operations());
    const [proof] = proofList;
    assert.ok(proof);
    return proof;
  }
  const verify = async (providerNo: string) =>
    gateway.ok(verifyIdentityDomain, { providerNo, domain: DOMAIN }, await operations());
  const publish = async (providerNo: string, at: 0 | 1) => {
    const { recordNames, recordValue } = await proofOf(providerNo);
    dns.texts.clear();
    dns.texts.set(recordNames[at] ?? '', recordValue);
  };
  const begin = (hint: string) =>
    gateway.send(beginSingleSignOn, {
      hint,
      pageUrl: `${gateway.config.publicUrl}/`,
      challenge: 'A'.repeat(43),
    });
  const isLed = async () => (await begin(`a@${DOMAIN}`)).success;
  const domainsUsed = async (providerNo: string) => (await findProvider(gateway.db, providerNo))?.domainList;
  const later = (days: number) => {
    gateway.clock.now = new Date(gateway.clock.now.getTime() + days * 24 * 3_600_000);
  };

  it('lead nobody and say nothing about mails before their record was seen', async () => {
    assert.equal((await proofOf(first)).domainState, 'pending');
    assert.equal(await isLed(), false);
    assert.equal((await begin('100001')).success, true, 'the number of the enterprise needs no domain');
    assert.deepEqual(await domainsUsed(first), []);
    assert.match((await verify(first)).problem, /没有找到该记录/);
    await publish(second, 0);
    assert.match((await verify(first)).problem, /没有找到该记录/, 'the record of another enterprise');
    dns.isBroken = true;
    assert.match((await verify(first)).problem, /没有答复/);
    dns.isBroken = false;
    assert.equal((await proofOf(first)).domainState, 'pending');
  });

  it('are proved by a record at the domain or below it, for one enterprise', async () => {
    await publish(first, 1);
    assert.deepEqual(await verify(first), { domainState: 'verified', problem: '' });
    assert.equal(await isLed(), true);
    assert.deepEqual(await domainsUsed(first), [DOMAIN]);
    assert.ok((await loggedAbout(gateway, first)).some((entry) => entry.includes(`${DOMAIN}通过DNS验证`)));
    await publish(second, 0);
    assert.match((await verify(second)).problem, /已由其他企业使用/);
    assert.equal((await proofOf(second)).domainState, 'pending');
  });

  it('keep their proof when the settings change, and lose it when they are taken out', async () => {
    const before = await proofOf(first);
    const alter = async (domainList: string[]) => {
      const { revision } = await gateway.ok(queryIdentityProvider, { providerNo: first }, await operations());
      const body = { providerNo: first, revision, ...FIELDS, domainList };
      await gateway.ok(alterIdentityProvider, body, await operations());
    };
    await alter([DOMAIN, 'other.example']);
    assert.deepEqual(await proofOf(first), before);
    await alter(['other.example']);
    await alter([DOMAIN]);
    const after = await proofOf(first);
    assert.equal(after.domainState, 'pending');
    assert.notEqual(after.recordValue, before.recordValue);
    await publish(first, 0);
    assert.equal((await verify(first)).problem, '');
  });

  it('are checked every week, and lapse two weeks after their operators were told', async () => {
    const mails = async () =>
      (await gateway.db.selectFrom('mail').select('about').where('about', 'like', 'domain%').execute()).map(
        ({ about }) => about.split(':')[0],
      );
    const sweep = () => gateway.sweep(['agency/identity-providers']);
    later(8);
    await sweep();
    assert.deepEqual([(await proofOf(first)).endTime, await mails()], ['', []]);
    dns.texts.clear();
    later(8);
    dns.isBroken = true;
    await sweep();
    assert.equal((await proofOf(first)).endTime, '', 'a DNS that does not answer ends nothing');
    dns.isBroken = false;
    later(1);
    await sweep();
    assert.notEqual((await proofOf(first)).endTime, '');
    assert.deepEqual([await isLed(), await mails()], [true, ['domainMissing']]);
    later(13);
    await sweep();
    assert.equal((await proofOf(first)).domainState, 'verified');
    later(1);
    await sweep();
    assert.equal((await proofOf(first)).domainState, 'lapsed');
    assert.deepEqual([await isLed(), await mails()], [false, ['domainMissing', 'domainLapsed']]);
  });

  it('go to another enterprise only after the first one has lost them', async () => {
    await publish(second, 0);
    assert.equal((await verify(second)).problem, '');
    await publish(first, 0);
    assert.match((await verify(first)).problem, /已由其他企业使用/);
    assert.deepEqual([await domainsUsed(first), await domainsUsed(second)], [[], [DOMAIN]]);
  });

  it('that were declared before stay usable without a record', async () => {
    await gateway.db
      .updateTable('identity_domain')
      .set({ is_declared: true, verified_at: null, next_check_at: null })
      .where('provider_no', '=', second)
      .execute();
    dns.texts.clear();
    later(30);
    await gateway.sweep(['agency/identity-providers']);
    const { domainState, isDeclared, endTime } = await proofOf(second);
    assert.deepEqual([domainState, isDeclared, endTime], ['verified', true, '']);
    assert.equal(await isLed(), true);
  });

  it('of other agencies are unknown, and others are not of the provider', async () => {
    const { as } = await openOtherAgency(gateway, ['operations']);
    const body = { providerNo: first, domain: DOMAIN };
    await gateway.refused('identityProviderUnknown', verifyIdentityDomain, body, { as });
    const foreign = { ...body, domain: 'none.example' };
    await gateway.refused('fieldsInvalid', verifyIdentityDomain, foreign, await operations());
  });
});
