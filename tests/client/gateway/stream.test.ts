import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { mock } from 'node:test';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { stream } from '../../../src/contract/call';
import { createBackoff, pause } from '../../../src/gateway/backoff';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { SenderConfig } from '../../../src/gateway/sender-config';
import { resolveGateways } from '../../../src/gateway/settings';
import { createFollow, TIMING, type StreamTiming } from '../../../src/gateway/stream';
import { exchangeWith, json } from './harness';

const numbers = stream({
  gateway: 'service',
  path: '/service/api/numbers',
  body: v.object({ after: v.number() }),
  event: v.object({ n: v.number() }),
});

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

type Answer = (response: ServerResponse, body: { after: number }, attempt: number) => void;

/** Follows until `last` is received or the stream is refused; resolves with the events, requests and pauses. */
async function follow(
  answer: Answer,
  {
    last,
    timing = {},
    config = {},
  }: { last: number; timing?: Partial<StreamTiming>; config?: Partial<SenderConfig> },
) {
  let attempts = 0;
  const exchange = await exchangeWith((_request, response, body) => {
    attempts += 1;
    answer(response, JSON.parse(body) as { after: number }, attempts);
  });
  closing.push(exchange.close);
  const told: number[] = [];
  const states: string[] = [];
  const pauses: number[] = [];
  const failures: GatewayError[] = [];
  const abort = new AbortController();
  const run = createFollow(
    {
      gateways: resolveGateways(exchange.baseUrl),
      client: { packageName: 'tests', version: '9.9.9', sessionId: 'session-1' },
      token: () => Promise.resolve('token-1'),
      renewToken: () => Promise.resolve(undefined),
      page: () => '/Home/index',
      onFailure: (error) => failures.push(error),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      ...config,
    },
    {
      ...TIMING,
      silenceMs: 5_000,
      random: () => 1,
      pause: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
      ...timing,
    },
  )(numbers, {
    body: () => ({ after: told.at(-1) ?? 0 }),
    onEvent({ n }) {
      told.push(n);
      if (n === last) abort.abort();
    },
    onOpen: () => states.push('open'),
    onLost: (reason) => states.push(reason ?? 'lost'),
    signal: abort.signal,
  });
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { told, states, pauses, failures, error, requests: exchange.requests };
}

const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(': \n\n');
};
const tell = (response: ServerResponse, ...ns: number[]) => {
  for (const n of ns) response.write(`data: ${JSON.stringify({ n })}\n\n`);
};

describe('following a stream', () => {
  it('carries the token in its header only', async () => {
    const { requests } = await follow(
      (response) => {
        begin(response);
        tell(response, 1);
      },
      { last: 1 },
    );
    assert.equal(requests[0]?.url, '/service/api/numbers');
    assert.equal(requests[0]?.headers['auth-sign'], 'token-1');
    assert.ok(!JSON.stringify([requests[0]?.url, requests[0]?.body]).includes('token-1'));
  });

  it('goes on after every loss from the last event received', async () => {
    const { told, states, requests } = await follow(
      (response, { after }, attempt) => {
        begin(response);
        tell(response, after + 1, after + 2);
        if (attempt === 2) setImmediate(() => response.destroy());
        else response.end();
      },
      { last: 6 },
    );
    assert.deepEqual(told, [1, 2, 3, 4, 5, 6]);
    assert.deepEqual(
      requests.map(({ body }) => JSON.parse(body) as object),
      [{ after: 0 }, { after: 2 }, { after: 4 }],
    );
    assert.deepEqual(states, ['open', 'lost', 'open', 'lost', 'open']);
  });

  it('waits longer after each failure, and starts from the first pause once data have arrived', async () => {
    const { pauses } = await follow(
      (response, { after }, attempt) => {
        if (attempt <= 3 || attempt === 5) {
          json(503, '')(undefined as never, response, '');
          return;
        }
        begin(response);
        tell(response, after + 1);
        response.end();
      },
      { last: 2 },
    );
    assert.deepEqual(pauses, [1000, 2000, 4000, 1000, 2000]);
  });

  it('tells why the gateway refuses for now, and tries again', async () => {
    const msg = '同时打开的页面过多，请关闭其他页面';
    const { told, states, pauses } = await follow(
      (response, _body, attempt) => {
        if (attempt === 1) {
          json(429, { success: false, code: '41005', msg })(undefined as never, response, '');
          return;
        }
        begin(response);
        tell(response, 1);
      },
      { last: 1 },
    );
    assert.deepEqual([told, states, pauses], [[1], [msg, 'open'], [1000]]);
  });

  it('takes silence for a loss', async () => {
    const { told } = await follow(
      (response, { after }, attempt) => {
        begin(response);
        if (attempt === 1) tell(response, 1); // Sends no further event.
        else tell(response, after + 1);
      },
      { last: 2, timing: { silenceMs: 80 } },
    );
    assert.deepEqual(told, [1, 2]);
  });

  it('takes no answer that is not a stream, no event of another shape, and none without end', async () => {
    const { told, pauses } = await follow(
      (response, _body, attempt) => {
        if (attempt === 1) {
          json(200, '<html>')(undefined as never, response, '');
          return;
        }
        begin(response);
        if (attempt === 2) response.write('data: {"n":"one"}\n\n');
        else if (attempt === 3) response.write('data: {\n\n');
        else if (attempt === 4) response.write(`data: ${'x'.repeat(2_000_000)}`);
        else tell(response, 1);
      },
      { last: 1 },
    );
    assert.deepEqual(told, [1]);
    // A stream that opens and then sends nonsense is not retried at once.
    assert.deepEqual(pauses, [1000, 2000, 4000, 8000]);
  });

  it('ends with the session, and tells the runtime', async () => {
    const { error, failures, requests } = await follow(
      (response) =>
        json(200, { success: false, code: '8888', msg: '认证已过期' })(undefined as never, response, ''),
      { last: 1 },
    );
    assert.ok(error instanceof GatewayError);
    assert.equal(error.kind, 'expired');
    assert.equal(failures.length, 1);
    assert.equal(requests.length, 1);
  });

  it('goes on with a fresh token where there is one', async () => {
    const { told, requests } = await follow(
      (response, _body, attempt) => {
        if (attempt === 1) json(401, '')(undefined as never, response, '');
        else {
          begin(response);
          tell(response, 1);
        }
      },
      { last: 1, config: { renewToken: () => Promise.resolve('token-2') } },
    );
    assert.deepEqual(told, [1]);
    assert.equal(requests[1]?.headers['auth-sign'], 'token-2');
  });

  it('is not begun without a token', async () => {
    const { error, requests } = await follow(() => undefined, {
      last: 1,
      config: { token: () => Promise.resolve(undefined) },
    });
    assert.ok(error instanceof GatewayError);
    assert.equal(error.kind, 'no-token');
    assert.equal(requests.length, 0);
  });

  it('does not try a refusal again that stays', async () => {
    const { error, requests } = await follow(
      (response) =>
        json(200, { success: false, code: '41001', msg: '没有权限' })(undefined as never, response, ''),
      { last: 1 },
    );
    assert.ok(error instanceof GatewayError);
    assert.deepEqual([error.code, requests.length], ['41001', 1]);
  });
});

describe('behind a proxy that holds streams back', () => {
  /** An unusual duration, so that only the timer of the stream has it. */
  const firstMs = 9_999;
  /** Fires the timeout for the first sign of life once the stream is open and held back, on slow machines too. */
  let hold = (): void => undefined;
  beforeEach(() => {
    const { setTimeout: start } = globalThis;
    mock.method(globalThis, 'setTimeout', (act: () => void, ms?: number, ...args: []) => {
      if (ms === firstMs) hold = act;
      return start(act, ms, ...args);
    });
  });
  afterEach(() => mock.restoreAll());

  /** Answers polls with the events of `told`, and never answers a stream. */
  const holding =
    (told: (after: number) => number[], seen: string[] = []): Answer =>
    (response, { after }, attempt) => {
      const { accept } = response.req.headers;
      seen.push(accept ?? '');
      if (accept !== 'application/json') {
        hold();
        return;
      }
      const events = told(after).map((n) => ({ n }));
      const result = { events, hasMore: false };
      json(200, { success: true, code: '0', msg: '', result })(undefined as never, response, '');
      assert.ok(attempt < 50);
    };

  it('polls from time to time, passes on all events, and is never lost', async () => {
    const seen: string[] = [];
    const { told, states, pauses } = await follow(
      holding((after) => (after < 3 ? [after + 1] : []), seen),
      { last: 3, timing: { firstMs } },
    );
    assert.deepEqual([told, states], [[1, 2, 3], ['open']]);
    assert.deepEqual(pauses, [10_000, 10_000]);
    assert.deepEqual(seen, ['text/event-stream', ...Array.from({ length: 3 }, () => 'application/json')]);
  });

  it('has news within half a minute, also while the stream is tried again, later each time', async () => {
    assert.ok(TIMING.firstMs <= 10_000);
    assert.ok(TIMING.firstMs + TIMING.pollMs <= 25_000);
    let now = 0;
    const seen: string[] = [];
    const tries: number[] = [];
    await follow(
      (response, body, attempt) => {
        if (response.req.headers.accept !== 'application/json') tries.push(now);
        holding(() => (tries.length === 3 ? [1] : []), seen)(response, body, Math.min(attempt, 49));
      },
      {
        last: 1,
        timing: {
          firstMs,
          pollMs: 60_000,
          now: () => now,
          pause: (ms) => {
            now += ms;
            return Promise.resolve();
          },
        },
      },
    );
    assert.deepEqual(tries, [0, 5 * 60_000, 15 * 60_000]);
  });

  it('goes back to the stream once it comes, and asks no more', async () => {
    let now = 0;
    const seen: string[] = [];
    const { told, states } = await follow(
      (response, body, attempt) => {
        if (now === 0) {
          holding(() => [1], seen)(response, body, attempt);
          return;
        }
        seen.push(response.req.headers.accept ?? '');
        begin(response);
        tell(response, 2);
      },
      {
        last: 2,
        timing: {
          firstMs,
          now: () => now,
          pause: () => {
            now += 6 * 60_000;
            return Promise.resolve();
          },
        },
      },
    );
    assert.deepEqual(seen, ['text/event-stream', 'application/json', 'text/event-stream']);
    assert.deepEqual([told, states], [[1, 2], ['open']]);
  });

  it('says so when the gateway is out of reach, and stays with the stream where there are no polls', async () => {
    let streams = 0;
    const { told, states } = await follow(
      (response, _body, attempt) => {
        if (response.req.headers.accept === 'application/json') {
          json(attempt === 2 ? 503 : 404, '')(undefined as never, response, '');
          return;
        }
        streams += 1;
        if (streams === 1) {
          hold();
          return;
        }
        begin(response);
        tell(response, 1);
      },
      { last: 1, timing: { firstMs } },
    );
    assert.deepEqual([told, states], [[1], ['lost', 'lost', 'open']]);
  });
});

describe('the pauses between tries', () => {
  it('double up to half a minute, and differ between clients', () => {
    const [least, most] = [createBackoff(() => 0), createBackoff(() => 1)];
    const eight = Array.from({ length: 8 });
    assert.deepEqual(
      eight.map(() => most.next()),
      [1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000],
    );
    assert.deepEqual(
      eight.map(() => least.next()),
      [500, 1000, 2000, 4000, 8000, 15000, 15000, 15000],
    );
    most.reset();
    assert.equal(most.next(), 1000);
  });

  it('end at once when no listener is left', async () => {
    const abort = new AbortController();
    const waiting = pause(60_000, abort.signal);
    abort.abort();
    await waiting;
    await pause(60_000, abort.signal);
  });
});
