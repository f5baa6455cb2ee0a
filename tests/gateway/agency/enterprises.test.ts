import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { loginByPassword } from '../../../src/contract/login/login';
import { addEnterprise, renewAdministratorLink } from '../../../src/contract/agency/enterprise-setup';
import { queryAgencyEnterprise, queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import { queryCompanySettings } from '../../../src/contract/enterprise-setting/company';
import type { BodyOf } from '../../../src/contract/call';
import { prove, signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { operatorWith, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { setPassword } from '../../support/gateway/setup/password-page';
import { FIRST, SECOND } from '../../support/gateway/setup/new-enterprises';

const PASSWORD = 'lan tian bai yun 7';
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

describe('enterprises that operators add', () => {
  let gateway: TestGateway;
  let operations: string;
  let both: string;
  let other: Awaited<ReturnType<typeof openOtherAgency>>;
  beforeAll(async () => {
    gateway = await startTestGateway();
    operations = await operatorWith(gateway, ['operations']);
    both = await operatorWith(gateway, ['operations', 'finance']);
    other = await openOtherAgency(gateway, ['operations']);
  });
  afterAll(() => gateway.close());

  const fieldsOf = async (body: BodyOf<typeof addEnterprise>) => {
    const refused = await gateway.refused('fieldsInvalid', addEnterprise, body, { as: operations });
    return (refused as { fields: Record<string, string> }).fields;
  };

  it('open by the link of their main administrator, once', async () => {
    const { enterpriseNum, link } = await gateway.ok(addEnterprise, SECOND, { as: operations });
    const set = await setPassword(gateway.app, pathOf(link.url), { password: PASSWORD, again: PASSWORD });
    assert.equal(set.statusCode, 200, set.body);
    const again = await setPassword(gateway.app, pathOf(link.url), { password: PASSWORD, again: PASSWORD });
    assert.equal(again.statusCode, 400);
    const { authSign } = await gateway.ok(loginByPassword, { account: 'yang.ling', password: PASSWORD });
    assert.equal((await gateway.ok(queryCompanySettings, {}, { as: authSign })).entName, SECOND.entName);
    const { enterpriseList } = await gateway.ok(
      queryAgencyEnterprises,
      { keyword: enterpriseNum },
      { as: operations },
    );
    assert.deepEqual(
      enterpriseList.map(({ entName, staffCount }) => [entName, staffCount]),
      [[SECOND.entName, 1]],
    );
  });

  it('are sandboxes only when they were made as such', async () => {
    const named = { entName: '云岭制药沙箱', adminPhone: '13911110022', adminLoginName: 'yang.sandbox' };
    const made = { ...SECOND, ...named, isSandbox: true };
    const { enterpriseNum } = await gateway.ok(addEnterprise, made, { as: operations });
    const { enterpriseList } = await gateway.ok(queryAgencyEnterprises, {}, { as: operations });
    const sandboxes = enterpriseList.filter(({ isSandbox }) => isSandbox);
    assert.deepEqual(
      sandboxes.map((enterprise) => enterprise.enterpriseNum),
      [enterpriseNum],
    );
    const detail = await gateway.ok(queryAgencyEnterprise, { enterpriseNum }, { as: operations });
    assert.equal(detail.isSandbox, true);
  });

  it('leave their administrator’s account to the owner of its phone, who proves it first by a code', async () => {
    const named = { entName: '北辰仪器有限公司', adminPhone: '13911110021', adminLoginName: 'bei.chen' };
    const { link } = await gateway.ok(addEnterprise, { ...SECOND, ...named }, { as: operations });
    const set = { password: PASSWORD, again: PASSWORD };
    assert.equal((await setPassword(gateway.app, pathOf(link.url), set)).statusCode, 200);
    const given = { account: named.adminLoginName, password: PASSWORD };
    const { authSign: stranger } = await gateway.ok(loginByPassword, given);
    const owner = await signInBySms(gateway, named.adminPhone);
    await gateway.refused('credentialsWrong', loginByPassword, given);
    await gateway.refused('authExpired', queryCompanySettings, {}, { as: stranger });
    assert.equal((await gateway.ok(queryCompanySettings, {}, { as: owner })).entName, named.entName);
    const { eventList } = await gateway.ok(queryAccountEvents, {}, { as: owner });
    assert.ok(eventList.some(({ kind }) => kind === 'passwordEnded'));
    gateway.clock.advance(2);
    await signInBySms(gateway, named.adminPhone);
    await gateway.ok(queryCompanySettings, {}, { as: owner });
  });

  it('keep the password of an administrator who proves the phone while signed in, and end the link of a proved one', async () => {
    const made = async (adminPhone: string, adminLoginName: string) => {
      const body = { ...SECOND, entName: `${adminLoginName}有限公司`, adminPhone, adminLoginName };
      return pathOf((await gateway.ok(addEnterprise, body, { as: operations })).link.url);
    };
    const set = { password: PASSWORD, again: PASSWORD };
    const path = await made('13911110022', 'nan.shan');
    assert.equal((await setPassword(gateway.app, path, set)).statusCode, 200);
    const given = { account: 'nan.shan', password: PASSWORD };
    const { authSign: as } = await gateway.ok(loginByPassword, given);
    await prove(gateway, { account: 'nan.shan', as, factor: 'sms' });
    gateway.clock.advance(2);
    await signInBySms(gateway, '13911110022');
    await gateway.ok(loginByPassword, given);
    const unused = await made('13911110023', 'dong.hai');
    await signInBySms(gateway, '13911110023');
    assert.match((await setPassword(gateway.app, unused, set)).body, /链接无效或已失效/);
  });

  it('are refused at the fields of a taken name, tax number or account', async () => {
    const fields = await fieldsOf({ ...SECOND, adminPhone: '13911110003', taxNo: '9111' });
    assert.deepEqual(Object.keys(fields).sort(), ['adminLoginName', 'entName', 'taxNo']);
    assert.match(fields['entName'] ?? '', /已有同名企业，编号\d+/);
  });

  it('have monthly terms only from operators who manage contracts', async () => {
    await gateway.refused('forbidden', addEnterprise, FIRST, { as: operations });
    const { enterpriseNum } = await gateway.ok(addEnterprise, FIRST, { as: both });
    const contract = await gateway.db
      .selectFrom('settle_contract')
      .select('confirm_days')
      .where('enterprise_num', '=', enterpriseNum)
      .executeTakeFirst();
    assert.equal(contract?.confirm_days, 7);
  });

  it('are one for two operators who add the same at once', async () => {
    const body = {
      ...SECOND,
      entName: '双清商贸有限公司',
      adminPhone: '13911110008',
      adminLoginName: 'shuang',
    };
    const [one, other] = await Promise.all([
      gateway.send(addEnterprise, body, { as: operations }),
      gateway.send(addEnterprise, body, { as: both }),
    ]);
    assert.deepEqual([one.code, other.code].sort(), ['0', '41000']);
  });

  it('touch no account whose phone is named, also by another agency', async () => {
    const recordsOf = async (loginName: string) =>
      gateway.db
        .selectFrom('app_user as u')
        .innerJoin('staff as s', 's.user_no', 'u.user_no')
        .select(['u.telephone', 'u.password_hash', 's.enterprise_num'])
        .where('u.login_name', '=', loginName)
        .orderBy('s.enterprise_num')
        .execute();
    const before = await recordsOf('staff');
    const adminPhone = before[0]?.telephone ?? '';
    assert.notEqual(adminPhone, '');
    const body = { ...SECOND, entName: '冒名商贸有限公司', adminPhone, adminLoginName: 'thief' };
    const made = await gateway.ok(addEnterprise, body, { as: other.as });
    const asked = { enterpriseNum: made.enterpriseNum };
    const { loginName, link } = await gateway.ok(renewAdministratorLink, asked, { as: other.as });
    assert.equal(loginName, 'thief');
    const set = { password: PASSWORD, again: PASSWORD };
    assert.equal((await setPassword(gateway.app, pathOf(link.url), set)).statusCode, 200);
    await gateway.ok(loginByPassword, { account: 'thief', password: PASSWORD });
    assert.deepEqual(await recordsOf('staff'), before);
    const own = { ...SECOND, entName: '云岭制药分公司', adminLoginName: 'yang.second' };
    assert.ok((await gateway.ok(addEnterprise, own, { as: operations })).link.url);
  });

  it('get a new link for their main administrator, unless their account serves another agency', async () => {
    const { enterpriseList } = await gateway.ok(
      queryAgencyEnterprises,
      { keyword: SECOND.entName },
      { as: operations },
    );
    const enterpriseNum = enterpriseList[0]?.enterpriseNum ?? '';
    const renew = () => gateway.ok(renewAdministratorLink, { enterpriseNum }, { as: operations });
    const { link, loginName } = await renew();
    assert.equal(loginName, 'yang.ling');
    const set = await setPassword(gateway.app, pathOf(link.url), {
      password: `${PASSWORD}!`,
      again: `${PASSWORD}!`,
    });
    assert.equal(set.statusCode, 200, set.body);
    const of = (locked_at: Date | null) =>
      gateway.db.updateTable('app_user').set({ locked_at }).where('login_name', '=', loginName).execute();
    await of(gateway.clock.now);
    const { msg } = await gateway.send(renewAdministratorLink, { enterpriseNum }, { as: operations });
    assert.match(msg, /归属正在核实/);
    await of(null);
    await gateway.refused(
      'agencyEnterpriseUnknown',
      renewAdministratorLink,
      { enterpriseNum },
      { as: other.as },
    );
    const { link: early } = await renew();
    const branch = gateway.db
      .selectFrom('enterprise')
      .select('enterprise_num')
      .where('ent_name', '=', '云岭制药分公司');
    const account = gateway.db.selectFrom('app_user').select('user_no').where('login_name', '=', loginName);
    // the administrator has joined an enterprise that another agency serves, where they are stopped
    await gateway.db
      .updateTable('staff')
      .set({ user_no: account, enterprise_order: 2, staff_state: 'stopped' })
      .where('enterprise_num', '=', branch)
      .execute();
    await gateway.db
      .updateTable('enterprise')
      .set({ tmc_number: other.tmcNumber })
      .where('enterprise_num', '=', branch)
      .execute();
    const late = { password: `${PASSWORD}?`, again: `${PASSWORD}?` };
    assert.match((await setPassword(gateway.app, pathOf(early.url), late)).body, /链接无效或已失效/);
    await gateway.refused(
      'administratorOfOthers',
      renewAdministratorLink,
      { enterpriseNum },
      { as: operations },
    );
  });
});
