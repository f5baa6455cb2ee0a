import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hashPassword } from '../../../demo/gateway/login/password';
import { readConfig } from '../../../demo/gateway/server/config';
import { loginByPassword, loginOut, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { queryPageMenu } from '../../../src/contract/permission/permission';
import { startTestGateway, withGateway, type TestGateway } from '../../support/gateway/harness';

const PASSWORD = 'Demo@2026';

describe('login by password', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const wrong = (account: string) => gateway.send(loginByPassword, { account, password: 'wrong' });

  for (const account of ['staff', 'approver', 'admin', 'multi', 'nopage', 'nopc', ' STAFF ']) {
    it(`lets ${account} in`, async () => {
      const opened = await gateway.ok(loginByPassword, { account, password: PASSWORD });
      assert.match(opened.authSign, /^[A-Za-z0-9_-]{43}$/);
      const user = await gateway.ok(verifyUserAuthSignForCloud, { authSign: opened.authSign });
      assert.equal(user.userNO, opened.userNO);
      assert.equal(user.entAndTmcShortInfoList.length, account === 'multi' ? 3 : 1);
      assert.equal(user.entAndTmcShortInfoList[0]?.enterpriseNum, '100001');
      assert.equal(user.deptInfoList.length, 1);
    });
  }

  it('takes a mobile as the account in any notation', async () => {
    const rename = (from: string, to: string) =>
      gateway.db.updateTable('app_user').set({ login_name: to }).where('login_name', '=', from).execute();
    await rename('nopc', '13811112222');
    try {
      for (const account of ['(+86)138-1111-2222', '0086 13811112222', '138 1111 2222', '13811112222'])
        await gateway.ok(loginByPassword, { account, password: PASSWORD });
    } finally {
      await rename('13811112222', 'nopc');
    }
  });

  it('refuses a wrong password and an unknown account alike', async () => {
    const [known, unknown] = [await wrong('approver'), await wrong('nobody')];
    assert.deepEqual(known, unknown);
    assert.equal(known.code, '41101');
  });

  it('takes a password exactly as it is, and the account in any case', async () => {
    for (const password of [PASSWORD.toLowerCase(), ` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
      await gateway.refused('credentialsWrong', loginByPassword, { account: 'colleague', password });
    }
    await gateway.ok(loginByPassword, { account: 'COLLEAGUE', password: PASSWORD });
  });

  it('keeps neither tokens nor passwords in the clear', async () => {
    const { authSign } = await gateway.ok(loginByPassword, { account: 'staff', password: PASSWORD });
    const sessions = await gateway.db.selectFrom('session').select('token_hash').execute();
    const users = await gateway.db.selectFrom('app_user').select('password_hash').execute();
    const expected = createHash('sha256').update(authSign).digest('hex');
    assert.ok(sessions.some(({ token_hash }) => token_hash === expected));
    assert.ok(!JSON.stringify([sessions, users]).includes(authSign));
    const hashes = users.flatMap(({ password_hash }) => password_hash ?? []);
    assert.ok(hashes.length > 1);
    assert.equal(new Set(hashes).size, hashes.length, 'the same password is salted differently');
    const { passwordCost } = readConfig({}).gateway;
    const costly = await hashPassword(PASSWORD, passwordCost);
    assert.match(costly, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/, 'costly enough to guess');
  });

  it('locks an account for 15 minutes after five wrong passwords, known or not', async () => {
    for (const account of ['admin', 'ghost']) {
      for (let i = 0; i < 5; i += 1) assert.equal((await wrong(account)).code, '41101', `${account} ${i}`);
      const locked = await gateway.send(loginByPassword, { account, password: PASSWORD });
      assert.deepEqual(
        [locked.code, locked.msg],
        ['41102', '密码连续错误次数过多，账号已锁定，请15分钟后再试，或改用短信验证码登录'],
      );
    }
    gateway.clock.advance(14.9);
    await gateway.refused('accountLocked', loginByPassword, { account: 'admin', password: PASSWORD });
    gateway.clock.advance(0.2);
    await gateway.ok(loginByPassword, { account: 'admin', password: PASSWORD });
  });

  it('warns before it locks, and points to the SMS code, known or not', async () => {
    for (const account of ['approver', 'nobody']) {
      const told = [];
      for (let i = 0; i < 5; i += 1) told.push((await wrong(account)).msg);
      assert.deepEqual(
        told,
        [
          '账号或密码错误',
          '账号或密码错误',
          '账号或密码错误，再错2次账号将锁定15分钟，可改用短信验证码登录',
          '账号或密码错误，再错1次账号将锁定15分钟，可改用短信验证码登录',
          '账号或密码错误，账号已锁定15分钟，可改用短信验证码登录',
        ],
        account,
      );
    }
  });

  it('forgets wrong passwords once a right one came, and after 15 minutes', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await wrong('multi');
      await gateway.ok(loginByPassword, { account: 'multi', password: PASSWORD });
    }
    for (let i = 0; i < 4; i += 1) await wrong('multi');
    gateway.clock.advance(15);
    assert.equal((await wrong('multi')).code, '41101');
    assert.equal((await wrong('multi')).code, '41101');
  });

  it('checks no more than five of many parallel guesses', async () => {
    const guesses = await Promise.all(Array.from({ length: 30 }, () => wrong('nopage')));
    const codes = guesses.map(({ code }) => code);
    assert.equal(codes.filter((code) => code === '41101').length, 5);
    assert.ok(codes.every((code) => code === '41101' || code === '41102'));
    await gateway.refused('accountLocked', loginByPassword, { account: 'nopage', password: PASSWORD });
  });

  it('lets many in at once who know the password', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => gateway.login('nopc')));
    assert.equal(new Set(opened).size, 20);
  });
});

describe('a session', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());
  const isAlive = async (as: string) => (await gateway.send(queryPageMenu, {}, { as })).code === '0';
  const HOUR = 60;

  it('ends after 12 hours without use', async () => {
    const [used, unused] = [await gateway.login('staff'), await gateway.login('staff')];
    gateway.clock.advance(11 * HOUR);
    assert.ok(await isAlive(used));
    gateway.clock.advance(2 * HOUR);
    assert.ok(await isAlive(used));
    assert.ok(!(await isAlive(unused)));
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign: unused });
  });

  it('ends after 7 days however much it is used', async () => {
    const token = await gateway.login('staff');
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      gateway.clock.advance(8 * HOUR);
      assert.ok(await isAlive(token), `after ${hours + 8} hours`);
    }
    gateway.clock.advance(8 * HOUR);
    assert.ok(!(await isAlive(token)));
  });

  it('ends with loginOut, which may be repeated', async () => {
    const [token, other] = [await gateway.login('staff'), await gateway.login('staff')];
    assert.deepEqual(await gateway.ok(loginOut, { authSign: token }), {});
    assert.deepEqual(await gateway.ok(loginOut, { authSign: token }), {});
    assert.ok(!(await isAlive(token)));
    assert.ok(await isAlive(other));
  });

  it('is swept away once it has ended', async () => {
    await gateway.login('staff');
    gateway.clock.advance(13 * HOUR);
    await gateway.sweep(['login']);
    assert.deepEqual(await gateway.db.selectFrom('session').select('user_no').execute(), []);
  });
});

describe('login requests of one address', () => {
  it('are limited over all processes: the count is in the database', () =>
    withGateway({ config: { loginsPerMinute: 2 } }, async (gateway) => {
      const login = () => gateway.send(loginByPassword, { account: 'staff', password: PASSWORD });
      assert.deepEqual([(await login()).code, (await login()).code], ['0', '0']);
      const third = await login();
      assert.deepEqual([third.status, third.code], [429, '41004']);
      gateway.clock.advance(1);
      assert.equal((await login()).code, '0');
    }));
});
