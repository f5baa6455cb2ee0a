import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { fingerprintOf, sealFormerSecrets } from '../../../demo/gateway/login/partners/secrets';
import { DEMO_PARTNER } from '../../../demo/gateway/seed/accounts';
import { migration } from '../../../demo/gateway/login/migrations/0599-partner-secrets';
import {
  addPartnerApp,
  alterPartnerApp,
  endPartnerSecret,
  queryPartnerApp,
  queryPartnerApps,
  removePartnerApp,
  rotatePartnerSecret,
  stopPartnerApp,
} from '../../../src/contract/agency/connections/partners';
import type { BodyOf } from '../../../src/contract/call';
import { getAuthSignByUserNoForCloud, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { loggedAbout, openAs, openFor, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { partnerRequest } from '../../support/gateway/partner-session';

const DEMO = { appNo: DEMO_PARTNER.appNo };
const FIELDS: BodyOf<typeof addPartnerApp> = {
  appName: '园区一卡通',
  enterpriseNums: ['100001'],
  purpose: '从园区应用进入门户',
  contact: '张工 010-81110000',
};
const DAY = 24 * 60;

describe('applications of partners', () => {
  let gateway: TestGateway;
  let other: Awaited<ReturnType<typeof openOtherAgency>>;
  let made = 0;
  beforeAll(async () => {
    gateway = await startTestGateway();
    other = await openOtherAgency(gateway, ['operations', 'auditor']);
  });
  afterAll(() => gateway.close());

  const operations = async () => ({ as: await openAs(gateway, 'operations') });
  const shown = async (appNo: string) => gateway.ok(queryPartnerApp, { appNo }, await operations());
  const revised = async (appNo: string) => ({ appNo, revision: (await shown(appNo)).revision });
  /** Makes an application under a name of its own. */
  const make = async (changes: Partial<typeof FIELDS> = {}) =>
    gateway.ok(
      addPartnerApp,
      { ...FIELDS, appName: `${FIELDS.appName}${(made += 1)}`, ...changes },
      await operations(),
    );
  const signed = (appNo: string, secret: string, changes: Parameters<typeof partnerRequest>[1] = {}) =>
    partnerRequest(gateway, { appNo, ...changes }, secret);
  const open = async (appNo: string, secret: string) => {
    const { authSign } = await gateway.ok(getAuthSignByUserNoForCloud, signed(appNo, secret));
    await gateway.idle();
    return authSign;
  };
  const refusedTo = (appNo: string, secret: string) =>
    gateway.refused('partnerSignatureWrong', getAuthSignByUserNoForCloud, signed(appNo, secret));
  const isOpen = async (authSign: string) =>
    (await gateway.send(verifyUserAuthSignForCloud, { authSign })).success;
  const inDays = (days: number) => new Date(gateway.clock.now.getTime() + days * DAY * 60_000).toISOString();

  /** Contents of the database as text. */
  async function everything(): Promise<string> {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(gateway.db);
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        gateway.db,
      );
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  }

  it('are made with a secret that is shown once, works, and is nowhere in the database', async () => {
    const options = { ...(await operations()), requestId: randomUUID() };
    const first = await gateway.ok(addPartnerApp, FIELDS, options);
    assert.match(first.secret, /^[A-Za-z0-9_-]{43}$/);
    const { appNo, secret, fingerprint } = first;
    assert.equal(fingerprint, createHash('sha256').update(secret).digest('hex').slice(-4));
    const authSign = await open(appNo, secret);
    assert.equal(await isOpen(authSign), true);
    assert.deepEqual(await gateway.ok(addPartnerApp, FIELDS, options), first, 'a repeated request');
    const all = await everything();
    assert.ok(all.includes(appNo), 'the rows have been read');
    assert.ok(!all.includes(secret));
    assert.ok(!JSON.stringify(await shown(appNo)).includes(secret));
    assert.deepEqual(await loggedAbout(gateway, appNo), [
      `addPartnerApp: 新增合作方应用园区一卡通，企业：华睿信息技术股份有限公司，用途：${FIELDS.purpose}，联系人：${FIELDS.contact}；生成密钥1（指纹尾号${fingerprint}）`,
    ]);
  });

  it('count the use of a secret at most once a minute', async () => {
    const { appNo, secret } = await make();
    const lastUse = async () => (await shown(appNo)).secretList[0]?.lastUseTime;
    assert.equal(await lastUse(), '');
    await open(appNo, secret);
    const used = await lastUse();
    assert.equal(used, gateway.clock.now.toISOString());
    gateway.clock.advance(0.5);
    await open(appNo, secret);
    assert.equal(await lastUse(), used);
    gateway.clock.advance(0.5);
    await open(appNo, secret);
    assert.equal(await lastUse(), gateway.clock.now.toISOString());
  });

  it('change to the next secret while the former one works, until its time', async () => {
    const { appNo, secret: former } = await make();
    const session = await open(appNo, former);
    const formerEndTime = inDays(0.1);
    const body = { ...(await revised(appNo)), formerEndTime };
    const { secret: next, secretNo } = await gateway.ok(rotatePartnerSecret, body, await operations());
    assert.equal(secretNo, 2);
    await gateway.refused('partnerAppChanged', rotatePartnerSecret, body, await operations());
    const again = { ...(await revised(appNo)), formerEndTime };
    await gateway.refused('partnerSecretsFull', rotatePartnerSecret, again, await operations());
    await open(appNo, former);
    await open(appNo, next);
    assert.deepEqual(
      [(await shown(appNo)).secretsState, (await shown(appNo)).nextEndTime],
      ['rotating', formerEndTime],
    );
    gateway.clock.advance(0.1 * DAY);
    await refusedTo(appNo, former);
    await open(appNo, next);
    assert.equal((await shown(appNo)).secretsState, 'good');
    await gateway.sweep(['login']);
    const rows = await gateway.db
      .selectFrom('partner_secret')
      .select('sealed_secret')
      .where('app_no', '=', appNo)
      .orderBy('secret_no')
      .execute();
    assert.deepEqual([rows[0]?.sealed_secret, typeof rows[1]?.sealed_secret], [null, 'string']);
    assert.equal(await isOpen(session), true, 'a planned end is not that of sessions');
  });

  it('lose a secret that is ended at once, with the sessions that it has opened', async () => {
    const { appNo, secret } = await make();
    const next = await gateway.ok(
      rotatePartnerSecret,
      { ...(await revised(appNo)), formerEndTime: inDays(1) },
      await operations(),
    );
    const sessions = [await open(appNo, secret), await open(appNo, next.secret)];
    const end = { ...(await revised(appNo)), secretNo: 1, endTime: '' };
    await gateway.ok(endPartnerSecret, end, await operations());
    assert.deepEqual(await Promise.all(sessions.map(isOpen)), [false, true]);
    await refusedTo(appNo, secret);
    const over = { ...end, ...(await revised(appNo)) };
    await gateway.refused('partnerSecretOver', endPartnerSecret, over, await operations());
    const planned = { ...(await revised(appNo)), secretNo: 2, endTime: inDays(2) };
    await gateway.ok(endPartnerSecret, planned, await operations());
    assert.equal((await shown(appNo)).secretsState, 'endsSoon');
    for (const endTime of [inDays(-1), inDays(91)]) {
      const body = { ...(await revised(appNo)), secretNo: 2, endTime };
      await gateway.refused('fieldsInvalid', endPartnerSecret, body, await operations());
    }
    const at = inDays(2).slice(0, 10);
    const log = await loggedAbout(gateway, appNo);
    assert.match(log[2] ?? '', /密钥1立即失效，结束登录1个（指纹尾号[0-9a-f]{4}，原有效至/);
    assert.match(log[3] ?? '', new RegExp(`密钥2有效至${at.slice(0, 7)}`));
  });

  it('end their sessions when they are stopped, also those from before the application was stored with them', async () => {
    const { appNo, secret } = await make();
    const sessions = [await open(appNo, secret), await open(appNo, secret)];
    const hash = (token = '') => createHash('sha256').update(token).digest('hex');
    await gateway.db
      .updateTable('session')
      .set({ partner_app_no: null, partner_secret_no: null })
      .where('token_hash', '=', hash(sessions[1]))
      .execute();
    const own = await gateway.login('staff');
    const stopping = { ...(await revised(appNo)), isStopped: true, reason: '合作终止' };
    await gateway.ok(stopPartnerApp, stopping, await operations());
    assert.deepEqual(await Promise.all([...sessions, own].map(isOpen)), [false, false, true]);
    await refusedTo(appNo, secret);
    const twice = { ...stopping, ...(await revised(appNo)) };
    await gateway.refused('partnerAppChanged', stopPartnerApp, twice, await operations());
    const start = { ...(await revised(appNo)), isStopped: false, reason: '恢复合作' };
    await gateway.ok(stopPartnerApp, start, await operations());
    await open(appNo, secret);
    assert.deepEqual(await Promise.all(sessions.map(isOpen)), [false, false]);
    assert.match((await loggedAbout(gateway, appNo))[1] ?? '', /停用.*原因：合作终止，结束登录2个/);
  });

  it('sign users of their enterprises in, and of those of their own agency alone', async () => {
    const { appNo, secret } = await make({ enterpriseNums: ['100001', '100002'] });
    const session = await open(appNo, secret);
    const alter = { ...FIELDS, appName: `甲${appNo}`, enterpriseNums: ['100002'], purpose: '差旅' };
    await gateway.ok(alterPartnerApp, { ...(await revised(appNo)), ...alter }, await operations());
    assert.equal(await isOpen(session), false);
    assert.match(
      (await loggedAbout(gateway, appNo))[1] ?? '',
      /名称.+→甲.+，移除企业华睿信息.+，用途从园区应用进入门户→差旅$/,
    );
    const ask = (userNO: string) => signed(appNo, secret, { userNO });
    await gateway.refused('userUnknown', getAuthSignByUserNoForCloud, ask('U000001'));
    await gateway.ok(getAuthSignByUserNoForCloud, ask('U000004'));
    const move = (tmcNumber: string) =>
      gateway.db
        .updateTable('enterprise')
        .set({ tmc_number: tmcNumber })
        .where('enterprise_num', '=', '100002')
        .execute();
    await move(other.tmcNumber);
    await gateway.refused('userUnknown', getAuthSignByUserNoForCloud, ask('U000004'));
    assert.deepEqual((await shown(appNo)).enterpriseList, []);
    const foreign = { ...(await revised(appNo)), ...alter };
    await gateway.refused('fieldsInvalid', alterPartnerApp, foreign, await operations());
    await move('TMC001');
  });

  it('show refused requests by reason, bounded and for 30 days, of known numbers only', async () => {
    const { appNo, secret } = await make();
    const { user_no: elsewhere } = await gateway.db
      .selectFrom('app_user as u')
      .select('u.user_no')
      .where('u.user_no', 'not in', (eb) =>
        eb
          .selectFrom('staff')
          .select('user_no')
          .where('enterprise_num', '=', '100001')
          .where('user_no', 'is not', null)
          .$castTo<{ user_no: string }>(),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    const late = gateway.clock.now.getTime() - 6 * 60_000;
    const used = signed(appNo, secret);
    await gateway.ok(getAuthSignByUserNoForCloud, used);
    const ask = (body: ReturnType<typeof signed>) => gateway.send(getAuthSignByUserNoForCloud, body);
    await ask(used);
    await ask(signed(appNo, secret, { timestamp: late }));
    await ask(signed(appNo, 'x'.repeat(43), { timestamp: late }));
    await ask(signed(appNo, 'x'.repeat(43)));
    await ask(signed(appNo, secret, { userNO: 'U999999' }));
    await ask(signed(appNo, secret, { userNO: elsewhere }));
    await ask(signed('UNKNOWN', secret));
    await gateway.idle();
    const told = async () =>
      (await shown(appNo)).refusalList.map(({ reason, times }) => `${reason} ${times}`).sort();
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from partner_refusal
      where app_no not in (select app_no from partner_app)`.execute(gateway.db);
    assert.equal(rows[0]?.n, 0);
    assert.deepEqual(await told(), [
      'clockOff 1',
      'enterpriseNotAllowed 1',
      'nonceUsed 1',
      'signatureWrong 2',
      'userUnknown 1',
    ]);
    assert.equal((await shown(appNo)).refusalList[0]?.address, '127.0.0.1');
    const flood = Array.from({ length: 30 }, (_, i) =>
      gateway.app.inject({
        method: 'POST',
        url: getAuthSignByUserNoForCloud.path,
        remoteAddress: `10.0.0.${i}`,
        payload: signed(appNo, 'y'.repeat(43)),
      }),
    );
    await Promise.all(flood);
    await gateway.idle();
    const list = (await shown(appNo)).refusalList;
    assert.equal(list.filter(({ reason }) => reason === 'signatureWrong').length, 20);
    assert.ok(list.some(({ reason }) => reason === 'clockOff'));
    gateway.clock.advance(30 * DAY);
    assert.deepEqual((await shown(appNo)).refusalList, []);
    await gateway.sweep(['login']);
    const { n } = await gateway.db
      .selectFrom('partner_refusal')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    assert.equal(n, 0);
  });

  it('are removed when they are stopped and unused, or were stopped for 30 days', async () => {
    const [unused, usedOne] = [await make(), await make()];
    await open(usedOne.appNo, usedOne.secret);
    const remove = async (appNo: string) =>
      (await gateway.send(removePartnerApp, await revised(appNo), await operations())).code;
    assert.equal(await remove(unused.appNo), '49844', 'active');
    for (const { appNo } of [unused, usedOne]) {
      const body = { ...(await revised(appNo)), isStopped: true, reason: '不再使用' };
      await gateway.ok(stopPartnerApp, body, await operations());
    }
    assert.equal(await remove(unused.appNo), '0');
    assert.equal(await remove(usedOne.appNo), '49844');
    gateway.clock.advance(30 * DAY);
    assert.equal((await shown(usedOne.appNo)).isRemovable, true);
    assert.equal(await remove(usedOne.appNo), '0');
    await gateway.refused('partnerAppUnknown', queryPartnerApp, { appNo: unused.appNo }, await operations());
  });

  it('get a secret only with a fresh code of the operator’s app', async () => {
    const { appNo } = await make();
    const options = await operations();
    const rotation = { ...(await revised(appNo)), formerEndTime: '' };
    gateway.clock.advance(11);
    await gateway.refused('operatorProofNeeded', addPartnerApp, { ...FIELDS, appName: '迟' }, options);
    await gateway.refused('operatorProofNeeded', rotatePartnerSecret, rotation, options);
  });

  it('are listed by their filters', async () => {
    const { appNo } = await make({ appName: '滨江出行', enterpriseNums: ['100002'] });
    const ask = async (body: BodyOf<typeof queryPartnerApps>) =>
      (await gateway.ok(queryPartnerApps, body, await operations())).appList.map((one) => one.appNo);
    const entName = (await shown(appNo)).enterpriseList[0]?.entName ?? '';
    assert.deepEqual(await ask({ keyword: '滨江' }), [appNo]);
    assert.deepEqual(await ask({ keyword: appNo }), [appNo]);
    assert.ok((await ask({ keyword: entName })).includes(appNo));
    assert.ok(!(await ask({ keyword: entName })).includes(DEMO.appNo));
    assert.deepEqual(await ask({ keyword: '滨江', appState: 'stopped' }), []);
    assert.deepEqual(await ask({ keyword: '滨江', secretsState: 'good' }), [appNo]);
    const end = { ...(await revised(appNo)), secretNo: 1, endTime: '' };
    await gateway.ok(endPartnerSecret, end, await operations());
    assert.deepEqual(await ask({ keyword: '滨江', secretsState: 'good' }), []);
    assert.deepEqual(await ask({ keyword: '滨江', secretsState: 'none' }), [appNo]);
    assert.equal((await ask({ pageSize: 1, pageIndex: 2 })).length, 1);
  });

  it('are changed by operations, read by auditors, and unknown to another agency', async () => {
    const auditor = { as: await openAs(gateway, 'auditor') };
    const foreign = await openFor(gateway, other.operatorNo);
    assert.ok((await gateway.ok(queryPartnerApps, {}, auditor)).total > 0);
    const { revision } = await gateway.ok(queryPartnerApp, DEMO, auditor);
    const asked = { ...DEMO, revision };
    const changes = [
      [alterPartnerApp, { ...asked, ...FIELDS }],
      [stopPartnerApp, { ...asked, isStopped: true, reason: '测试' }],
      [rotatePartnerSecret, { ...asked, formerEndTime: '' }],
      [endPartnerSecret, { ...asked, secretNo: 1, endTime: '' }],
      [removePartnerApp, asked],
    ] as const;
    for (const [call, body] of changes) {
      assert.equal((await gateway.send(call, body, auditor)).code, '41001', call.path);
      const theirs = await gateway.send(call, { ...body, appName: '他人' }, { as: foreign });
      const unknown = await gateway.send(call, { ...body, appName: '他人', appNo: 'NONE' }, { as: foreign });
      assert.deepEqual([theirs.code, unknown.code], ['49840', '49840'], call.path);
    }
    await gateway.refused('partnerAppUnknown', queryPartnerApp, DEMO, { as: foreign });
    assert.equal((await gateway.ok(queryPartnerApps, {}, { as: foreign })).total, 0);
    await gateway.refused('fieldsInvalid', addPartnerApp, FIELDS, { as: foreign });
    const twice = { ...FIELDS, appName: DEMO_PARTNER.appName };
    const { fields } = (await gateway.refused('fieldsInvalid', addPartnerApp, twice, await operations())) as {
      fields: object;
    };
    assert.deepEqual(Object.keys(fields), ['appName']);
  });
});

describe('applications of partners in an upgraded database', () => {
  it('keep their secret, sealed at the start, and get the agency of their enterprises', async () => {
    const gateway = await startTestGateway();
    try {
      const { db, config } = gateway;
      const before = [
        'alter table session drop column partner_app_no, drop column partner_secret_no',
        'drop table partner_refusal, former_partner_secret, partner_secret',
        `alter table partner_app drop column tmc_number, drop column purpose, drop column contact, drop column made_at,
          drop column made_by, drop column stopped_at, drop column version`,
        `alter table partner_app add column secret text not null default '', add column is_enable boolean not null default true`,
        `insert into tmc (tmc_number, tmc_name) values ('TMC9', '九州商旅')`,
        `update enterprise set tmc_number = 'TMC9' where enterprise_num = '100002'`,
        `insert into partner_app (app_no, app_name) values ('BOTH', '两家'), ('NONE', '无企业'), ('OFF', '停用')`,
        `insert into partner_app_enterprise values ('BOTH', '100001'), ('BOTH', '100002'), ('OFF', '100002')`,
        `update partner_app set secret = repeat(app_no, 10), is_enable = app_no <> 'OFF'`,
        `update partner_app set secret = '${DEMO_PARTNER.secret}' where app_no = '${DEMO_PARTNER.appNo}'`,
      ];
      for (const text of before) await sql.raw(text).execute(db);
      await inTransaction(db, (tx) => migration.up(tx));
      await inTransaction(db, (tx) => sealFormerSecrets(tx, config));
      await inTransaction(db, (tx) => sealFormerSecrets(tx, config));
      const apps = await db
        .selectFrom('partner_app')
        .select(['app_no', 'tmc_number', 'stopped_at'])
        .orderBy('app_no')
        .execute();
      assert.deepEqual(
        apps.map(({ app_no, tmc_number, stopped_at }) => [app_no, tmc_number, stopped_at !== null]),
        [
          ['BOTH', null, false],
          ['NONE', null, false],
          ['OFF', 'TMC9', true],
          [DEMO_PARTNER.appNo, 'TMC001', false],
        ],
      );
      const { rows } = await sql<{ row: string }>`select s::text as row from partner_secret s
        union all select f::text from former_partner_secret f`.execute(db);
      assert.equal(rows.length, 4);
      assert.ok(!rows.some(({ row }) => row.includes(DEMO_PARTNER.secret) || row.includes('BOTHBOTH')));
      await gateway.ok(getAuthSignByUserNoForCloud, partnerRequest(gateway));
      const both = (userNO: string) => partnerRequest(gateway, { appNo: 'BOTH', userNO }, 'BOTH'.repeat(10));
      await gateway.ok(getAuthSignByUserNoForCloud, both('U000001'));
      await gateway.ok(getAuthSignByUserNoForCloud, both('U000004'));
      const as = await openAs(gateway, 'operations');
      const { secretList } = await gateway.ok(queryPartnerApp, DEMO, { as });
      assert.deepEqual(
        secretList.map(({ secretNo, fingerprint, makeTime }) => [secretNo, fingerprint, makeTime]),
        [[1, fingerprintOf(DEMO_PARTNER.secret), '']],
      );
    } finally {
      await gateway.close();
    }
  });
});
