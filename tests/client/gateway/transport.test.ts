import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { afterEach, describe, it } from 'vitest';
import { call } from '../../../src/contract/call';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { Progress } from '../../../src/gateway/transport';
import { exchangeWith, json } from './harness';

const write = call({
  gateway: 'service',
  path: '/service/api/write',
  body: v.string(),
  result: v.string(),
  needs: 'none',
  mutates: true,
});
const answered = (result: string) => json(200, { success: true, code: '0', msg: '', result });

let closing: (() => Promise<void>) | undefined;
async function exchange(...args: Parameters<typeof exchangeWith>) {
  const made = await exchangeWith(...args);
  closing = made.close;
  return made;
}
afterEach(() => closing?.());

describe('the transport', () => {
  it('sends a bare string as JSON, even if it looks like JSON', async () => {
    const { send, requests } = await exchange(answered('ok'));
    for (const body of ['12', 'true', ' padded ', '{}']) await send(write, body);
    assert.deepEqual(
      requests.map(({ body }) => JSON.parse(body) as unknown),
      ['12', 'true', ' padded ', '{}'],
    );
  });

  it('keeps nothing of those that are no longer used', async () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const pages: WeakRef<() => string>[] = [];
    for (let i = 0; i < 5; i += 1) {
      const page = () => `/page-${i}`;
      const { send, close } = await exchangeWith(answered('ok'), { page });
      await send(write, '');
      await close();
      pages.push(new WeakRef(page));
    }
    // Runs in a separate task, because objects read in a task stay alive until its end.
    await new Promise(setImmediate);
    gc();
    // The stack may still refer to the last page.
    assert.ok(pages.filter((page) => page.deref()).length <= 1);
  });

  it('adds no header that the gateways do not know', async () => {
    const { send, requests } = await exchange(answered('ok'));
    await send(write, '');
    assert.doesNotMatch(JSON.stringify(requests[0]?.headers), /axios|xsrf/i);
  });

  it('tells how far a body and an answer have come', async () => {
    const long = 'x'.repeat(400_000);
    const { send } = await exchange(answered(long));
    const sent: Progress[] = [];
    const received: Progress[] = [];
    const result = await send(write, long, {
      onUploadProgress: (progress) => sent.push(progress),
      onDownloadProgress: (progress) => received.push(progress),
    });
    assert.equal(result, long);
    assert.deepEqual(sent.at(-1), { loaded: 400_002, total: 400_002 });
    assert.ok((received.at(-1)?.loaded ?? 0) > 400_000);
  });

  it('cancels by the signal it was given, also a call that changes data', async () => {
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const { send } = await exchange(() => arrived());
    const abort = new AbortController();
    const sending = send(write, '', { signal: abort.signal });
    await arrival;
    abort.abort();
    await assert.rejects(
      sending,
      (error) =>
        error instanceof GatewayError && error.kind === 'cancelled' && error.message === '路由跳转取消请求',
    );
    const before = send(write, '', { signal: abort.signal });
    await assert.rejects(before, (error) => error instanceof GatewayError && error.kind === 'cancelled');
  });

  it('takes an answer that breaks off for a loss of the network', async () => {
    const { send } = await exchange((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"success":true,');
      setImmediate(() => response.destroy());
    });
    await assert.rejects(
      send(write, ''),
      (error) => error instanceof GatewayError && error.kind === 'network',
    );
  });
});
