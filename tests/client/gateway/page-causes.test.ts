import assert from 'node:assert/strict';
import { mock } from 'node:test';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { call } from '../../../src/contract/call';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { json, exchangeWith } from './harness';

const PAGE = 'https://intranet.example';
const write = call({
  gateway: 'service',
  path: '/service/api/write',
  body: v.string(),
  result: v.string(),
  needs: 'none',
  mutates: true,
});
const answered = json(200, { success: true, code: '0', msg: '', result: 'ok' });

/** Behaviour of a browser for requests of the page. */
interface Browser {
  origin?: string;
  onLine?: boolean;
  /** True when a request reaches the server; `cors` is set when it needs the gateway's permission. */
  comes(cors: boolean, address: string): boolean;
}

describe('a request that is lost', () => {
  const asked: { address: string; mode: string; token: string | null }[] = [];
  const said: string[] = [];
  let close: (() => Promise<void>) | undefined;
  beforeEach(() => {
    asked.length = said.length = 0;
    mock.method(console, 'error', (text: string) => void said.push(text));
  });
  afterEach(async () => {
    mock.restoreAll();
    for (const name of ['location', 'origin', 'navigator']) Reflect.deleteProperty(globalThis, name);
    await close?.();
  });

  async function openIn({ origin = PAGE, onLine = true, comes }: Browser) {
    const exchange = await exchangeWith(answered);
    close = exchange.close;
    const page = origin === 'same' ? exchange.baseUrl : origin;
    const given = { location: new URL(`${page}/trips`), origin: page, navigator: { onLine } };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    const real = globalThis.fetch;
    mock.method(globalThis, 'fetch', (url: string, init: RequestInit) => {
      asked.push({
        address: url.replace(exchange.baseUrl, ''),
        mode: init.mode ?? 'cors',
        token: new Headers(init.headers).get('auth-sign'),
      });
      return comes(init.mode !== 'no-cors', url) ? real(url, init) : Promise.reject(new TypeError('failed'));
    });
    return exchange;
  }
  const lossOf = (sending: Promise<unknown>): Promise<string> =>
    sending.then(
      () => 'none',
      (error: unknown) => (error instanceof GatewayError ? error.code : String(error)),
    );

  it('is reported once to developers where only requests that need permission of the gateway fail', async () => {
    const { send, baseUrl } = await openIn({ comes: (cors) => !cors });
    const losses = await Promise.all([lossOf(send(write, '')), lossOf(send(write, ''))]);
    assert.deepEqual(losses, ['origin-not-allowed', 'origin-not-allowed']);
    assert.equal(await lossOf(send(write, '')), 'origin-not-allowed');
    assert.equal(said.length, 1);
    for (const part of [baseUrl, PAGE, 'ALLOWED_ORIGINS']) assert.ok(said[0]?.includes(part), said[0]);
    // The probes follow the calls and carry no token.
    assert.deepEqual(
      asked.slice(2, 5).map(({ address, mode }) => `${mode} ${address}`),
      ['no-cors /health', 'cors /service/api/write', 'no-cors /health'],
    );
    assert.ok(asked.every(({ token }) => token === null));
  });

  it('is one of the network where nothing comes', async () => {
    const { send } = await openIn({ comes: () => false });
    assert.equal(await lossOf(send(write, '')), 'network');
    assert.deepEqual(said, []);
  });

  it('is one of the network where the network is back', async () => {
    const { send } = await openIn({ comes: () => asked.length > 1 });
    assert.equal(await lossOf(send(write, '')), 'network');
    assert.deepEqual(said, []);
  });

  it('is one of the network that is gone again', async () => {
    const { send } = await openIn({ comes: (cors) => !cors && asked.length < 4 });
    assert.equal(await lossOf(send(write, '')), 'network');
    assert.deepEqual(said, []);
  });

  for (const [where, browser] of Object.entries({
    'on the origin of the page': { origin: 'same' },
    'without a network': { onLine: false },
  }))
    it(`is not looked into ${where}`, async () => {
      const { send } = await openIn({ ...browser, comes: (cors) => !cors });
      assert.equal(await lossOf(send(write, '')), 'network');
      assert.equal(asked.length, 1);
    });

  it('is not looked into where the gateway has answered before, nor is an answer', async () => {
    const { send } = await openIn({ comes: (cors) => !cors || asked.length < 2 });
    assert.equal(await send(write, ''), 'ok');
    assert.equal(asked.length, 1);
    assert.equal(await lossOf(send(write, '')), 'network');
    assert.equal(asked.length, 2);
  });
});
