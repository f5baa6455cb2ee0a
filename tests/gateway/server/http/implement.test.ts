import assert from 'node:assert/strict';
import { gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { NO_JOBS } from '../../../../demo/gateway/server/jobs/runner';
import { Background } from '../../../../demo/gateway/server/jobs/background';
import { Fault } from '../../../../demo/gateway/server/http/fault';
import {
  implement,
  implementOpen,
  PreparedResult,
  resultJson,
} from '../../../../demo/gateway/server/http/implement';
import { mountCalls } from '../../../../demo/gateway/server/http/mount';
import { call } from '../../../../src/contract/call';
import { queryPageMenu } from '../../../../src/contract/permission/permission';
import { getSysParam } from '../../../../src/contract/dictionary';
import { loginByPassword } from '../../../../src/contract/login/login';
import { startTestGateway, withGateway, type TestGateway } from '../../../support/gateway/harness';
import { FREE_TURNS } from '../../../support/gateway/free-turns';

describe('every call', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { allowedOrigins: ['https://partner.example'] } });
    token = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('is answered with the envelope, with and without .json', async () => {
    for (const suffix of ['', '.json']) {
      const response = await post(getSysParam.path + suffix, '{"param":"JP_LAST_BOOKABLE_DAYS"}', {
        authsign: token,
      });
      assert.equal(response.statusCode, 200);
      assert.equal(response.headers['content-type'], 'application/json; charset=utf-8');
      assert.equal(response.headers['cache-control'], 'no-store');
      assert.deepEqual(response.json(), {
        success: true,
        code: '0',
        msg: '',
        result: { param: 'JP_LAST_BOOKABLE_DAYS', value: '365' },
      });
    }
  });

  it('takes the token from any of the configured headers', async () => {
    for (const name of ['authsign', 'auth-sign', 'x-auth-sign', 'AuthSign']) {
      const response = await post(queryPageMenu.path, '{}', { [name]: token });
      assert.equal(response.json<{ success: boolean }>().success, true, name);
    }
    const other = await post(queryPageMenu.path, '{}', { authorization: token });
    assert.equal(other.json<{ code: string }>().code, '8888');
  });

  it('names every wrong field of the body', async () => {
    const answer = await gateway.send(loginByPassword, { account: '  ', password: '' });
    assert.equal(answer.status, 200);
    assert.equal(answer.code, '41000');
    assert.deepEqual(answer.result, { fields: { account: '请输入账号', password: '请输入密码' } });
    const missing = await gateway.send(loginByPassword, { account: 7 });
    assert.deepEqual(missing.result, { fields: { account: '格式不正确', password: '不能为空' } });
  });

  const failures: [name: string, send: () => ReturnType<typeof post>, status: number, msg: string][] = [
    ['bad JSON', () => post(queryPageMenu.path, '{"a":'), 400, '参数错误'],
    ['an empty body that claims to be JSON', () => post(queryPageMenu.path, ''), 400, '参数错误'],
    [
      'a body that poisons prototypes',
      () => post(queryPageMenu.path, '{"__proto__":{"a":1}}'),
      400,
      '参数错误',
    ],
    [
      'another content type',
      () => post(queryPageMenu.path, '<a/>', { 'content-type': 'text/xml' }),
      415,
      '参数错误',
    ],
    ['too large a body', () => post(queryPageMenu.path, `"${'x'.repeat(300_000)}"`), 413, '提交的内容过大'],
    ['an unknown path', () => post('/nowhere/api', '{}'), 404, '请求的地址不存在'],
    [
      'another method',
      async () => gateway.app.inject({ method: 'GET', url: queryPageMenu.path }),
      404,
      '请求的地址不存在',
    ],
  ];
  for (const [name, send, status, msg] of failures) {
    it(`answers ${name} with ${status} and the envelope`, async () => {
      const response = await send();
      assert.equal(response.statusCode, status);
      assert.deepEqual(response.json(), { success: false, code: String(status), msg, result: null });
    });
  }

  it('may be made from configured origins only, with the headers of every call', async () => {
    const preflight = (origin: string) =>
      gateway.app.inject({
        method: 'OPTIONS',
        url: queryPageMenu.path,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authsign',
        },
      });
    const allowed = await preflight('https://partner.example');
    assert.equal(allowed.headers['access-control-allow-origin'], 'https://partner.example');
    const headers = String(allowed.headers['access-control-allow-headers']).split(', ');
    for (const name of [
      'authsign',
      'requestid',
      'clientinfo',
      'clienttype',
      'entno',
      'sessionid',
      'traceid',
    ]) {
      assert.ok(headers.includes(name), name);
    }
    const refused = await preflight('https://elsewhere.example');
    assert.equal(refused.headers['access-control-allow-origin'], undefined);
  });
});

describe('too many calls', () => {
  it('are answered with 429 and the envelope', () =>
    withGateway({ config: { callsPerMinute: 3 } }, async (gateway) => {
      const answers = [];
      for (let i = 0; i < 4; i += 1) answers.push(await gateway.send(queryPageMenu, {}));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 429],
      );
      assert.deepEqual(answers[3], {
        status: 429,
        success: false,
        code: '41004',
        msg: '操作过于频繁，请稍后再试',
        result: null,
      });
    }));
});

describe('a handler', () => {
  const echo = call({
    gateway: 'noLogin',
    path: '/test/echo',
    body: v.object({ give: v.string() }),
    result: v.object({ n: v.number() }),
    needs: 'none',
  });
  const withCaller = { ...echo, path: '/test/guarded', needs: 'token' } as const;

  async function serve(handle: (give: string) => unknown) {
    const app = Fastify();
    await app.register(cookie);
    const lines: string[] = [];
    app.setErrorHandler((error: Error, _request, reply) => {
      lines.push(error.message);
      return reply.code(500).send({ success: false });
    });
    const host = {
      db: {} as never,
      readHeavily: () => Promise.reject(new Error('no heavy read')),
      readCopy: () => Promise.reject(new Error('no heavy read')),
      clock: () => new Date(0),
      background: new Background(),
      jobs: NO_JOBS,
      supplierTurns: FREE_TURNS,
      events: { emit: async () => undefined, deliver: async () => undefined },
      authHeaders: [],
      limitUser: () => Promise.resolve(),
      isProxy: () => false,
      secureCookies: false,
      authenticate: async () => undefined,
    };
    mountCalls(app, host, [implementOpen(echo, async (_, { give }) => handle(give) as { n: number })]);
    const send = (give: string) => app.inject({ method: 'POST', url: echo.path, payload: { give } });
    return { app, send, lines };
  }

  it('never sends a result against the contract, nor quotes it in the log', async () => {
    const { send, lines } = await serve(() => ({ n: '11010519491231002X' }));
    assert.equal((await send('')).statusCode, 500);
    assert.match(lines.join(), /against its contract: n \(number\)/);
    assert.doesNotMatch(lines.join(), /11010519491231002X/);
  });

  it('sends only the fields of the contract', async () => {
    const { send } = await serve(() => ({ n: 1, secret: 'x' }));
    assert.deepEqual((await send('')).json<{ result: unknown }>().result, { n: 1 });
  });

  it('refuses with a fault by throwing it', async () => {
    const { send } = await serve((give) => {
      throw new Fault('priceChanged', give, { salePrice: 5 });
    });
    const response = await send('自定');
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), {
      success: false,
      code: '42003',
      msg: '自定',
      result: { salePrice: 5 },
    });
  });

  it('fails with 500 on any other error', async () => {
    const { send } = await serve(() => {
      throw new TypeError('oops');
    });
    assert.equal((await send('')).statusCode, 500);
  });

  it('may give a prepared result', async () => {
    const { send } = await serve(() => new PreparedResult(resultJson(echo, { n: 3 })));
    assert.deepEqual((await send('')).json(), { success: true, code: '0', msg: '', result: { n: 3 } });
  });

  it('may have it sent compressed to clients that accept it so', async () => {
    const prepared = new PreparedResult(resultJson(echo, { n: 3 }));
    const { app, send } = await serve(() => prepared);
    const plain = await send('');
    assert.equal(plain.headers['content-encoding'], undefined);
    const headers = { 'accept-encoding': 'br, gzip;q=0.9' };
    const packed = await app.inject({ method: 'POST', url: echo.path, payload: { give: '' }, headers });
    assert.equal(packed.headers['content-encoding'], 'gzip');
    assert.equal(packed.headers['vary'], 'accept-encoding');
    assert.deepEqual(JSON.parse(gunzipSync(packed.rawPayload).toString()), plain.json());
  });

  it('is declared for whom the call is', () => {
    assert.throws(() => implement(echo, async () => ({ n: 1 })), /needs no token/);
    assert.throws(() => implementOpen(withCaller, async () => ({ n: 1 })), /needs a caller/);
  });
});
