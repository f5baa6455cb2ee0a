import assert from 'node:assert/strict';
import { mock } from 'node:test';
import * as v from 'valibot';
import { afterEach, describe, it } from 'vitest';
import { call } from '../../../src/contract/call';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { resolveGateways } from '../../../src/gateway/settings';
import { exchangeWith, json } from './harness';

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});

const read = call({
  gateway: 'user',
  path: '/service/api/read',
  body: v.object({ q: v.string() }),
  result: v.object({ n: v.number() }),
  needs: 'token',
});
const write = call({ ...read, path: '/service/api/write', gateway: 'flight', mutates: true });
const open = call({ ...read, path: '/service/api/open', gateway: 'noLogin', needs: 'none' });
const good = json(200, { success: true, code: '0', msg: '', result: { n: 7 } });

let closing: (() => Promise<void>) | undefined;
async function exchange(...args: Parameters<typeof exchangeWith>) {
  const made = await exchangeWith(...args);
  closing = made.close;
  return made;
}
afterEach(() => closing?.());

async function failureOf(promise: Promise<unknown>): Promise<GatewayError> {
  try {
    await promise;
  } catch (error) {
    assert.ok(error instanceof GatewayError, String(error));
    return error;
  }
  throw new Error('the call should have failed');
}

describe('send', () => {
  it('posts the body to the path and parses the result', async () => {
    const { send, requests } = await exchange(good);
    assert.deepEqual(await send(read, { q: '中文' }), { n: 7 });
    assert.equal(requests[0]?.url, '/service/api/read');
    assert.deepEqual(JSON.parse(requests[0]?.body ?? ''), { q: '中文' });
  });

  it('sends by a request that outlives the page alike', async () => {
    const { send, requests } = await exchange(good);
    assert.deepEqual(await send(write, { q: '中文' }, { keepalive: true }), { n: 7 });
    assert.deepEqual(JSON.parse(requests[0]?.body ?? ''), { q: '中文' });
    assert.equal(requests[0]?.headers['authsign'], 'token-1');
    assert.match(requests[0]?.headers['content-type'] ?? '', /^application\/json/);
  });

  it('tells failures of such a request alike', async () => {
    const refusing = await exchange(json(500, { msg: '服务繁忙' }));
    const refused = await failureOf(refusing.send(write, { q: '' }, { keepalive: true }));
    assert.deepEqual([refused.kind, refused.message], ['http', '服务繁忙']);
    await refusing.close();
    const lost = await failureOf(refusing.send(write, { q: '' }, { keepalive: true }));
    assert.equal(lost.kind, 'network');
  });

  it('sends the headers of specification 7.1', async () => {
    const { send, requests } = await exchange(good);
    await send(read, { q: '' });
    const headers = requests[0]?.headers ?? {};
    assert.equal(headers['auth-sign'], 'token-1');
    assert.equal(headers['clienttype'], '201');
    assert.equal(headers['entno'], '');
    assert.equal(headers['sessionid'], 'session-1');
    assert.match(String(headers['requestid']), /^id-/);
    assert.match(String(headers['traceid']), /^id-/);
    assert.notEqual(headers['requestid'], headers['traceid']);
    assert.deepEqual(JSON.parse(String(headers['clientinfo'])), {
      packageName: 'tests',
      clientType: 201,
      timestamp: 1_790_000_000_000,
      version: '9.9.9',
    });
  });

  it('names the auth header by gateway and adds .json where a gateway wants it', async () => {
    const first = await exchange(good);
    const { send } = await exchange(good, {
      gateways: resolveGateways(`${first.baseUrl}/`, { flight: { suffix: '.json', authHeader: 'x-flight' } }),
    });
    await send(write, { q: '' });
    await first.close();
    assert.equal(first.requests[0]?.url, '/service/api/write.json');
    assert.equal(first.requests[0]?.headers['x-flight'], 'token-1');
  });

  it('waits 25 s for the flight gateway and 30 s for the others', () => {
    const gateways = resolveGateways('');
    assert.deepEqual(
      Object.entries(gateways).map(([name, { timeoutMs }]) => [name, timeoutMs]),
      [
        ['flight', 25_000],
        ['user', 30_000],
        ['service', 30_000],
        ['settlement', 30_000],
        ['login', 30_000],
        ['noLogin', 30_000],
        ['agency', 30_000],
      ],
    );
  });

  it('sends nothing where no gateway is configured, and says so', async () => {
    const complained = mock.method(console, 'error', () => undefined);
    const { send, requests } = await exchange(good, {
      gateways: resolveGateways(undefined, { user: { baseUrl: 'http://127.0.0.1:1' } }),
    });
    const error = await failureOf(send(open, { q: '' }));
    assert.equal(error.code, 'no-gateway');
    assert.equal(requests.length, 0);
    assert.match(String(complained.mock.calls[0]?.arguments[0]), /gateway is configured/);
  });

  it('sends no token with a call that needs none, and makes no request without the token it needs', async () => {
    const { send, requests } = await exchange(good, { token: () => Promise.resolve(undefined) });
    await send(open, { q: '' });
    assert.equal(requests[0]?.headers['auth-sign'], undefined);
    const error = await failureOf(send(read, { q: '' }));
    assert.equal(error.kind, 'no-token');
    assert.equal(error.notice?.text, '登陆过期');
    assert.equal(requests.length, 1);
  });

  it('tells why the page has no token, also in place of a refused one, without ending a session for a failure', async () => {
    let isNothing = false;
    const { send, requests, failures } = await exchange(
      json(200, { success: false, code: '8888', msg: '' }),
      {
        token: () => Promise.resolve(requests.length === 0 ? undefined : 'refused'),
        tokenFailure: () => ({ cause: 'it failed', isNothing }),
      },
    );
    const first = await failureOf(send(read, { q: '' }));
    assert.deepEqual(
      [first.kind, first.code, first.retryable, first.cause],
      ['token-failed', 'token-failed', true, 'it failed'],
    );
    assert.equal(requests.length, 0);
    await send(open, { q: '' }).catch(() => undefined);
    const passing = await failureOf(send(read, { q: '' }));
    isNothing = true;
    const over = await failureOf(send(read, { q: '' }));
    assert.deepEqual([passing.kind, over.kind], ['token-failed', 'token-failed']);
    assert.deepEqual(
      failures.slice(-2).map(({ verdict }) => verdict.endsSession ?? false),
      [false, true],
    );
  });

  const malformed: [string, string][] = [
    ['HTML', '<!doctype html><title>502</title>'],
    ['cut off', '{"success":true,"result":{"n":'],
    ['empty', ''],
    ['a bare value', '42'],
    ['null', 'null'],
    ['an array', '[]'],
    ['no success', '{"code":"0","result":{"n":1}}'],
    ['a result of another shape', '{"success":true,"code":"0","msg":"","result":{"n":"7"}}'],
    ['no result', '{"success":true,"code":"0","msg":""}'],
  ];
  for (const [name, body] of malformed) {
    it(`turns an answer that is ${name} into 系统异常`, async () => {
      const { send } = await exchange(json(200, body));
      const error = await failureOf(send(read, { q: '' }));
      assert.equal(error.message, '系统异常');
      assert.equal(error.kind, 'malformed');
    });
  }

  it('takes code and message of a refusal, as number or text', async () => {
    const { send, failures } = await exchange(json(200, { success: false, code: 318, msg: '余额不足' }));
    const error = await failureOf(send(read, { q: '' }));
    assert.deepEqual([error.kind, error.code, error.message], ['refused', '318', '余额不足']);
    assert.equal(failures.length, 1);
  });

  it('gives the fields of refused input', async () => {
    const fields = { 'passengers.0.cardNo': '证件号码不正确' };
    const { send } = await exchange(
      json(200, { success: false, code: '41000', msg: 'm', result: { fields } }),
    );
    const error = await failureOf(send(write, { q: '' }));
    assert.equal(error.kind, 'fields');
    assert.deepEqual(error.fields, fields);
  });

  it('reads the message of a failed HTTP response that is no envelope', async () => {
    const { send } = await exchange(json(403, { message: 'bad authSign' }));
    assert.equal((await failureOf(send(read, { q: '' }))).message, '登录过期');
  });

  it('ends the session on 8888 and sends to login on 401', async () => {
    const { send, failures } = await exchange(json(401, ''));
    await failureOf(send(read, { q: '' }));
    assert.equal(failures[0]?.verdict.endsSession, true);
    assert.equal(failures[0]?.verdict.toLogin, true);
  });

  it('asks for a fresh token once and repeats the same request under it', async () => {
    const asked: string[] = [];
    const { send, requests } = await exchange(
      (request, response, body) =>
        (request.headers['authsign'] === 'token-2' ? good : json(200, { success: false, code: '8888' }))(
          request,
          response,
          body,
        ),
      {
        renewToken: (refused) => {
          asked.push(refused);
          return Promise.resolve('token-2');
        },
      },
    );
    assert.deepEqual(await send(write, { q: '' }), { n: 7 });
    assert.deepEqual(asked, ['token-1']);
    assert.equal(requests.length, 2);
    assert.equal(requests[0]?.headers['requestid'], requests[1]?.headers['requestid']);
  });

  it('tells which token was refused in the end', async () => {
    const told: unknown[] = [];
    const { send } = await exchange(json(200, { success: false, code: '8888' }), {
      renewToken: () => Promise.resolve('token-2'),
      onFailure: (_error, _verdict, token) => told.push(token),
    });
    await failureOf(send(write, { q: '' }));
    assert.deepEqual(told, ['token-2']);
  });

  it('repeats a read that never arrived, but never a call that changes data', async () => {
    const cut = await exchange((request) => request.socket.destroy());
    assert.equal((await failureOf(cut.send(read, { q: '' }))).kind, 'network');
    assert.equal(cut.requests.length, 2);
    assert.equal((await failureOf(cut.send(write, { q: '' }))).kind, 'network');
    assert.equal(cut.requests.length, 3);
  });

  it('repeats it within the time of the first only', async () => {
    let now = 0;
    const late = await exchange(
      (request) => {
        now = 30_000;
        request.socket.destroy();
      },
      { now: () => now },
    );
    assert.equal((await failureOf(late.send(read, { q: '' }))).kind, 'network');
    assert.equal(late.requests.length, 1);
  });

  it('tells of an answer that is long in coming, until it has come', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const told: number[] = [];
      let arrived: (release: () => void) => void = () => undefined;
      const arrival = new Promise<() => void>((resolve) => (arrived = resolve));
      const slow = await exchange((request, response, body) => arrived(() => good(request, response, body)), {
        onLongWait: (change) => told.push(change),
      });
      const sent = slow.send(read, { q: '' });
      const release = await arrival;
      mock.timers.tick(4999);
      assert.deepEqual(told, []);
      mock.timers.tick(1);
      assert.deepEqual(told, [1]);
      release();
      assert.deepEqual(await sent, { n: 7 });
      assert.deepEqual(told, [1, -1]);
    } finally {
      mock.timers.reset();
    }
  });

  it('keeps the request id an intent was given', async () => {
    const { send, requests } = await exchange(good);
    await send(write, { q: '' }, { requestId: 'intent-1' });
    assert.equal(requests[0]?.headers['requestid'], 'intent-1');
  });

  it('times out', async () => {
    const silent = await exchange(() => undefined);
    const { send, close } = await exchangeWith(good, {
      gateways: resolveGateways(silent.baseUrl, { flight: { timeoutMs: 50 } }),
    });
    const error = await failureOf(send(write, { q: '' }));
    await close();
    assert.equal(error.kind, 'timeout');
    assert.equal(error.retryable, true);
  });

  it('cancels reads on a route change, and lets writes go on', async () => {
    let release: (() => void) | undefined;
    let bothArrived: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (bothArrived = resolve));
    const { send, cancelPending, requests } = await exchange((request, response, body) => {
      if (request.url === '/service/api/write') release = () => good(request, response, body);
      if (requests.length === 2) bothArrived();
    });
    const reading = failureOf(send(read, { q: '' }));
    const writing = send(write, { q: '' });
    await arrived;
    cancelPending();
    const error = await reading;
    assert.deepEqual([error.kind, error.message], ['cancelled', '路由跳转取消请求']);
    release?.();
    assert.deepEqual(await writing, { n: 7 });
  });
});
