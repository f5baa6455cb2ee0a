import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Fault } from '../../../demo/gateway/server/http/fault';
import { recoverAdministrator } from '../../../demo/gateway/setup/recover-administrator';
import { recoverOperator, setUpAgency } from '../../../demo/gateway/set-up-agency';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { loginByPassword } from '../../../src/contract/login/login';
import { queryConfigGuide } from '../../../src/contract/management-center/management-center';
import { queryCompanySettings } from '../../../src/contract/enterprise-setting/company';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openEmptyDatabase } from '../../support/gateway/setup/empty-database';
import {
  AGENCY,
  FIRST,
  makeAgency,
  makeEnterprise,
  OPERATOR,
  SECOND,
} from '../../support/gateway/setup/new-enterprises';
import { makeReadingCalls } from '../../support/gateway/setup/reading-calls';
import { openLink, setPassword } from '../../support/gateway/setup/password-page';

const PASSWORD = 'lan tian bai yun 7';

describe('a database that the setup has filled', () => {
  let gateway: TestGateway;
  let path: string;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ database: await openEmptyDatabase() });
    await makeAgency(gateway.db);
    const { link } = await makeEnterprise(gateway.db, FIRST);
    path = link.path;
  });
  afterAll(() => gateway.close());

  const signIn = async (account: string, password: string) =>
    (await gateway.ok(loginByPassword, { account, password })).authSign;

  it('lets the main administrator set a password by the link, once, and sign in', async () => {
    const weak = await setPassword(gateway.app, path, { password: '12345678', again: '12345678' });
    assert.equal(weak.statusCode, 400);
    assert.match(weak.body, /该密码过于简单/);
    const different = await setPassword(gateway.app, path, { password: PASSWORD, again: 'other' });
    assert.match(different.body, /两次输入的密码不一致/);
    assert.match((await openLink(gateway.app, path)).body, /设置登录密码.*zheng\.hai/s);
    const set = await setPassword(gateway.app, path, { password: PASSWORD, again: PASSWORD });
    assert.equal(set.statusCode, 200, set.body);
    assert.match((await openLink(gateway.app, path)).body, /链接无效或已失效/);
    as = await signIn('Zheng.Hai', PASSWORD);
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '' }, { as });
    assert.deepEqual(
      staffList.map(({ staffName }) => staffName),
      ['郑海'],
    );
  });

  it('answers every reading call', async () => {
    const { failed, succeeded } = await makeReadingCalls(gateway, as);
    assert.deepEqual(failed, []);
    assert.ok(succeeded > 140, `${succeeded} calls succeeded`);
  });

  it('leads the main administrator to the steps that are left', async () => {
    const { stepList } = await gateway.ok(queryConfigGuide, {}, { as });
    const open = stepList.filter(({ state }) => state === 'open').map(({ step }) => step);
    assert.deepEqual(open, ['departments', 'staff', 'standards', 'approvalFlows', 'invoiceTitles']);
  });

  it('keeps two enterprises apart, and refuses the same one again', async () => {
    const { link } = await makeEnterprise(gateway.db, SECOND);
    await setPassword(gateway.app, link.path, { password: PASSWORD, again: PASSWORD });
    const other = await signIn('yang.ling', PASSWORD);
    const { entName } = await gateway.ok(queryCompanySettings, {}, { as: other });
    assert.equal(entName, SECOND.entName);
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '' }, { as: other });
    assert.deepEqual(
      staffList.map(({ staffName }) => staffName),
      ['杨岭'],
    );
    // paying from the prepaid account alone is a settlement, too
    const { stepList } = await gateway.ok(queryConfigGuide, {}, { as: other });
    assert.equal(stepList.find(({ step }) => step === 'settlement')?.state, 'done');
    const before = await rowsOf(gateway);
    await refusedAt(makeEnterprise(gateway.db, { ...FIRST, adminPhone: '13911110009' }), [
      'adminLoginName',
      'entName',
    ]);
    await refusedAt(makeEnterprise(gateway.db, { ...SECOND, entName: '新企业', taxNo: '9111' }), [
      'adminLoginName',
      'taxNo',
    ]);
    await makeAgency(gateway.db);
    assert.deepEqual(await rowsOf(gateway), before);
  });

  it('leaves an account alone whose phone is named for an administrator', async () => {
    const { link, enterpriseNum } = await makeEnterprise(gateway.db, {
      ...SECOND,
      entName: '云岭制药分公司',
      adminPhone: FIRST.adminPhone,
      adminLoginName: 'someone',
    });
    assert.equal(enterpriseNum, '100003');
    await setPassword(gateway.app, link.path, { password: PASSWORD, again: PASSWORD });
    const theirs = await signIn('someone', PASSWORD);
    assert.equal((await gateway.ok(queryCompanySettings, {}, { as: theirs })).entName, '云岭制药分公司');
    const accounts = await gateway.db
      .selectFrom('app_user as u')
      .innerJoin('staff as s', 's.user_no', 'u.user_no')
      .select(['u.login_name', 'u.telephone', 's.enterprise_num'])
      .where('u.login_name', 'in', ['someone', FIRST.adminLoginName])
      .orderBy('s.enterprise_num')
      .execute();
    assert.deepEqual(
      accounts.map((one) => [one.login_name, one.telephone, one.enterprise_num]),
      [
        [FIRST.adminLoginName, FIRST.adminPhone, '100001'],
        ['someone', '', '100003'],
      ],
    );
  });

  it('gives lost administrators and operators new links, and logs it', async () => {
    const { db, clock } = gateway;
    const { now } = clock;
    const { path: lost } = await inTransaction(db, (tx) =>
      recoverAdministrator(tx, {
        enterpriseNum: '100001',
        loginName: undefined,
        maker: 'npm run setup',
        tmcNumber: null,
        now,
      }),
    );
    assert.match((await openLink(gateway.app, lost)).body, /重新设置登录密码/);
    const set = await setPassword(gateway.app, lost, { password: `${PASSWORD}!`, again: `${PASSWORD}!` });
    assert.equal(set.statusCode, 200, set.body);
    await gateway.refused('authExpired', queryCompanySettings, {}, { as });
    await signIn('zheng.hai', `${PASSWORD}!`);
    const events = await db
      .selectFrom('account_event as e')
      .innerJoin('app_user as u', 'u.user_no', 'e.user_no')
      .select('e.kind')
      .where('u.login_name', '=', 'zheng.hai')
      .where('e.kind', 'in', ['passwordLinkMade', 'passwordChanged'])
      .orderBy('e.event_no')
      .execute();
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['passwordLinkMade', 'passwordChanged', 'passwordLinkMade', 'passwordChanged'],
    );

    const before = await db.selectFrom('agency_link').selectAll().execute();
    await inTransaction(db, (tx) => recoverOperator(tx, { loginName: OPERATOR.operatorLogin, now }));
    assert.notDeepEqual(await db.selectFrom('agency_link').selectAll().execute(), before);
    const logged = await db.selectFrom('agency_log').select('summary').orderBy('log_no').execute();
    assert.deepEqual(
      logged.map(({ summary }) => summary),
      [
        '建立服务商TMC001（远航商旅服务有限公司）',
        '建立网站*（远航商旅）',
        '新增操作员ops.wu',
        '为操作员ops.wu重新生成链接',
      ],
    );
  });

  it('makes no second first operator where another setup has just made one', async () => {
    const { db, clock } = gateway;
    const add = (operatorLogin: string, isFirst: boolean) =>
      inTransaction(db, (tx) =>
        setUpAgency(tx, { agency: AGENCY, operator: { ...OPERATOR, operatorLogin, isFirst } }, clock.now),
      );
    const late = await add('ops.late', true);
    assert.deepEqual([late.link, late.found.operators], [undefined, [OPERATOR.operatorLogin]]);
    assert.notEqual((await add('ops.more', false)).link, undefined);
    const operators = await db
      .selectFrom('agency_operator')
      .select('login_name')
      .orderBy('login_name')
      .execute();
    assert.deepEqual(
      operators.map(({ login_name }) => login_name),
      ['ops.more', OPERATOR.operatorLogin],
    );
  });

  it('makes no link, which would be dead, for an account whose ownership is disputed', async () => {
    const { db, clock } = gateway;
    const { now } = clock;
    const of = (locked_at: Date | null) =>
      db.updateTable('app_user').set({ locked_at }).where('login_name', '=', 'zheng.hai').execute();
    await of(now);
    const lost = { enterpriseNum: '100001', loginName: undefined, maker: '', tmcNumber: null, now };
    await refusedAt(
      inTransaction(db, (tx) => recoverAdministrator(tx, lost)),
      ['enterpriseNum'],
    );
    await of(null);
  });

  it('refuses to recover unknown ones', async () => {
    const { db, clock } = gateway;
    const { now } = clock;
    const unknown = { enterpriseNum: '999999', loginName: undefined, maker: '', tmcNumber: null, now };
    await refusedAt(
      inTransaction(db, (tx) => recoverAdministrator(tx, unknown)),
      ['enterpriseNum'],
    );
    await refusedAt(
      inTransaction(db, (tx) => recoverOperator(tx, { loginName: 'nobody', now })),
      ['operatorLogin'],
    );
  });
});

async function refusedAt(work: Promise<unknown>, fields: string[]): Promise<void> {
  await assert.rejects(work, (error) => {
    assert.ok(error instanceof Fault, String(error));
    const found = Object.keys((error.result as { fields: Record<string, string> }).fields).sort();
    assert.deepEqual(found, fields);
    return true;
  });
}

/** Number of rows in every table. */
async function rowsOf({ db }: TestGateway): Promise<unknown> {
  const { rows } = await sql`select c.relname, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text as n
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('session', 'account_event', 'login_rate') order by 1`.execute(db);
  return rows;
}
