import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addOperator, renewOperatorLink, stopOperator } from '../../../src/contract/agency/operators';
import {
  alterOwnPassword,
  passOperatorCode,
  queryOperatorLink,
  queryOperatorSelf,
  signInOperator,
  signOutOperator,
  startOperator,
} from '../../../src/contract/agency/session';
import { loginByPassword } from '../../../src/contract/login/login';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { codeOf, openAs, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const PASSWORD = 'qeR7-vandel-Osmium';
const tokenOf = (path: string) => path.replace('/agency/#/start/', '');

describe('signing an operator in', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const signIn = (loginName: string, password = DEMO_PASSWORD) =>
    gateway.ok(signInOperator, { loginName, password });
  async function newOperator(loginName: string) {
    const person = { operatorName: '许知行', phone: '', email: '', roles: ['service' as const] };
    const made = await gateway.ok(
      addOperator,
      { loginName, ...person },
      { as: await openAs(gateway, 'operations') },
    );
    return { operatorNo: made.operatorNo, token: tokenOf(made.path), loginName };
  }

  it('needs the password and a code of the app, each code once', async () => {
    const { loginName, secret } = operatorOf('finance');
    const waiting = await signIn('Agency-Finance');
    assert.equal(waiting.setUp, undefined);
    await gateway.refused('authExpired', queryOperatorSelf, {}, { as: waiting.ticket });
    await gateway.refused('operatorCodeWrong', passOperatorCode, { ticket: waiting.ticket, code: '000000' });
    const code = codeOf(gateway, secret);
    const { operatorSign } = await gateway.ok(passOperatorCode, { ticket: waiting.ticket, code });
    const self = await gateway.ok(queryOperatorSelf, {}, { as: operatorSign });
    assert.equal(self.loginName, loginName);
    assert.ok(self.rights.includes('decideRecharges') && !self.rights.includes('readLog'));
    await gateway.refused('operatorSignInOver', passOperatorCode, { ticket: waiting.ticket, code });
    const again = await signIn(loginName);
    await gateway.refused('operatorCodeWrong', passOperatorCode, { ticket: again.ticket, code });
    await gateway.ok(signOutOperator, { operatorSign });
    await gateway.refused('authExpired', queryOperatorSelf, {}, { as: operatorSign });
  });

  it('ends a session after half an hour without use, and after twelve hours in any case', async () => {
    const as = await openAs(gateway, 'auditor');
    for (let minutes = 0; minutes < 11 * 60; minutes += 29) {
      gateway.clock.advance(29);
      await gateway.ok(queryOperatorSelf, {}, { as });
    }
    gateway.clock.advance(29);
    await gateway.ok(queryOperatorSelf, {}, { as });
    gateway.clock.advance(29);
    await gateway.refused('authExpired', queryOperatorSelf, {}, { as });
    const idle = await openAs(gateway, 'auditor');
    gateway.clock.advance(30);
    await gateway.refused('authExpired', queryOperatorSelf, {}, { as: idle });
    await gateway.sweep(['agency/session']);
    assert.deepEqual(await gateway.db.selectFrom('agency_session').selectAll().execute(), []);
  });

  it('locks out wrong passwords, with the same answers for unknown names', async () => {
    for (const loginName of ['service', 'nobody-here']) {
      for (let tries = 0; tries < 5; tries += 1) {
        await gateway.refused('operatorSignInWrong', signInOperator, { loginName, password: 'wrong' });
      }
      await gateway.refused('operatorLocked', signInOperator, { loginName, password: DEMO_PASSWORD });
    }
    gateway.clock.advance(16);
    await signIn('service');
  });

  it('counts no wrong password of the portal’s sign-in', async () => {
    for (const account of ['auditor', 'operator\nauditor']) {
      for (let tries = 0; tries < 5; tries += 1) {
        await gateway.refused('credentialsWrong', loginByPassword, { account, password: 'wrong' });
      }
    }
    await signIn('auditor');
  });

  it('locks out wrong codes', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { ticket } = await signIn('auditor');
      await gateway.refused('operatorCodeWrong', passOperatorCode, { ticket, code: '000000' });
    }
    const { ticket } = await signIn('auditor');
    const code = codeOf(gateway, operatorOf('auditor').secret);
    await gateway.refused('operatorLocked', passOperatorCode, { ticket, code });
    gateway.clock.advance(24 * 60);
  });

  it('starts by a link that is used once: password, then second factor', async () => {
    const { token, loginName, operatorNo } = await newOperator('newcomer');
    await gateway.refused('operatorSignInWrong', signInOperator, { loginName, password: ''.padEnd(8, 'x') });
    assert.deepEqual(await gateway.ok(queryOperatorLink, { token }), {
      operatorName: '许知行',
      loginName,
      tmcName: '远途商旅服务有限公司',
    });
    await gateway.refused('fieldsInvalid', startOperator, { token, password: 'newcomer1' });
    const { ticket, setUp } = await gateway.ok(startOperator, { token, password: PASSWORD });
    await gateway.refused('operatorLinkDead', startOperator, { token, password: PASSWORD });
    await gateway.refused('operatorLinkDead', queryOperatorLink, { token });
    assert.ok(setUp);
    assert.match(setUp.uri, /^otpauth:\/\/totp\//);
    // without a second factor the password opens nothing but its set-up
    const waiting = await signIn(loginName, PASSWORD);
    assert.ok(waiting.setUp && waiting.setUp.secret !== setUp.secret);
    await gateway.refused('operatorCodeWrong', passOperatorCode, {
      ticket,
      code: codeOf(gateway, setUp.secret),
    });
    const code = codeOf(gateway, waiting.setUp.secret);
    const { operatorSign } = await gateway.ok(passOperatorCode, { ticket: waiting.ticket, code });
    assert.equal((await gateway.ok(queryOperatorSelf, {}, { as: operatorSign })).operatorNo, operatorNo);
    assert.equal((await signIn(loginName, PASSWORD)).setUp, undefined);

    // a new link changes nothing until it is used, and then ends the sessions and the second factor
    const as = await openAs(gateway, 'operations');
    const link = await gateway.ok(renewOperatorLink, { operatorNo }, { as });
    await gateway.ok(queryOperatorSelf, {}, { as: operatorSign });
    const next = await gateway.ok(startOperator, { token: tokenOf(link.path), password: `${PASSWORD}-2` });
    assert.ok(next.setUp);
    await gateway.refused('authExpired', queryOperatorSelf, {}, { as: operatorSign });
    await gateway.refused('operatorSignInWrong', signInOperator, { loginName, password: PASSWORD });
  });

  it('starts by a new link after wrong codes have used up the day’s allowance', async () => {
    const { token, loginName, operatorNo } = await newOperator('guarded');
    await gateway.ok(startOperator, { token, password: PASSWORD });
    for (let rounds = 0; rounds < 4; rounds += 1) {
      const { ticket } = await signIn(loginName, PASSWORD);
      for (let tries = 0; tries < 5; tries += 1) {
        await gateway.refused('operatorCodeWrong', passOperatorCode, { ticket, code: '000000' });
      }
      gateway.clock.advance(16);
    }
    const { ticket, setUp } = await signIn(loginName, PASSWORD);
    const code = codeOf(gateway, setUp?.secret ?? '');
    await gateway.refused('operatorGuarded', passOperatorCode, { ticket, code });
    gateway.clock.advance(16);
    const as = await openAs(gateway, 'operations');
    const { path } = await gateway.ok(renewOperatorLink, { operatorNo }, { as });
    const next = await gateway.ok(startOperator, { token: tokenOf(path), password: PASSWORD });
    const nextCode = codeOf(gateway, next.setUp?.secret ?? '');
    await gateway.ok(passOperatorCode, { ticket: next.ticket, code: nextCode });
  });

  it('takes no link after a day, of a stopped operator, or that a later one has replaced', async () => {
    const { token, operatorNo } = await newOperator('late');
    const as = await openAs(gateway, 'operations');
    const { path } = await gateway.ok(renewOperatorLink, { operatorNo }, { as });
    await gateway.refused('operatorLinkDead', queryOperatorLink, { token });
    await gateway.ok(stopOperator, { operatorNo, isStopped: true }, { as });
    await gateway.refused('operatorLinkDead', startOperator, { token: tokenOf(path), password: PASSWORD });
    await gateway.ok(stopOperator, { operatorNo, isStopped: false }, { as });
    const third = await gateway.ok(renewOperatorLink, { operatorNo }, { as });
    gateway.clock.advance(24 * 60);
    await gateway.refused('operatorLinkDead', startOperator, {
      token: tokenOf(third.path),
      password: PASSWORD,
    });
  });

  it('stores neither tokens nor secrets in the clear', async () => {
    const { token } = await newOperator('hashed');
    const as = await openAs(gateway, 'operations');
    const { secret } = operatorOf('operations');
    for (const table of ['agency_operator', 'agency_totp', 'agency_link', 'agency_session', 'agency_log']) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        gateway.db,
      );
      const text = rows.map(({ row }) => row).join('\n');
      for (const hidden of [token, as, secret]) assert.ok(!text.includes(hidden), table);
    }
  });

  it('changes their own password by the former one and a code, which ends their other sessions', async () => {
    const { loginName, operatorNo, secret } = operatorOf('service');
    const [as, elsewhere] = [await openAs(gateway, 'service'), await openAs(gateway, 'service')];
    const change = { formerPassword: DEMO_PASSWORD, password: PASSWORD, code: codeOf(gateway, secret) };
    const fieldsOf = async (body: typeof change) =>
      ((await gateway.refused('fieldsInvalid', alterOwnPassword, body, { as })) as { fields: object }).fields;
    assert.deepEqual(await fieldsOf({ ...change, formerPassword: 'wrong' }), {
      formerPassword: '原密码错误',
    });
    assert.deepEqual(Object.keys(await fieldsOf({ ...change, password: '12345678' })), ['password']);
    assert.deepEqual(Object.keys(await fieldsOf({ ...change, password: DEMO_PASSWORD })), ['password']);
    const wrong = { ...change, code: '000000' };
    await gateway.refused('operatorCodeWrong', alterOwnPassword, wrong, { as });
    await signIn(loginName);
    await gateway.ok(alterOwnPassword, change, { as });
    await gateway.ok(queryOperatorSelf, {}, { as });
    await gateway.refused('authExpired', queryOperatorSelf, {}, { as: elsewhere });
    await gateway.refused('operatorSignInWrong', signInOperator, { loginName, password: DEMO_PASSWORD });
    await signIn(loginName, PASSWORD);
    const { summary } = await gateway.db
      .selectFrom('agency_log')
      .select('summary')
      .where('call', '=', 'alterOwnPassword')
      .where('operator_no', '=', operatorNo)
      .executeTakeFirstOrThrow();
    assert.equal(summary, '修改登录密码，其他登录已失效');
  });
});
