import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LookupAddress } from 'node:dns';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { post } from '../../../../demo/gateway/agency/webhooks/delivery/post';
import type { Resolve } from '../../../../demo/gateway/server/outward/lookup';
import { outwardAddresses } from '../../../../demo/gateway/server/outward/networks';
import {
  hasFailedTooLong,
  MOST_ATTEMPTS,
  pauseAfterAttempts,
} from '../../../../demo/gateway/agency/webhooks/delivery/schedule';
import { signedHeaders } from '../../../../demo/gateway/agency/webhooks/delivery/sign';
import { urlProblem } from '../../../../demo/gateway/agency/webhooks/url';
import { startReceiver, type WebhookReceiver } from '../../../support/gateway/webhook-receiver';

const SECRETS = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', `whsec_${Buffer.alloc(32, 7).toString('base64')}`];

describe('signatures of webhooks', () => {
  for (const [name, body] of [
    ['a plain body', '{"type":"test.ping"}'],
    ['Chinese text', '{"orderState":"已出票"}'],
    ['an empty object', '{}'],
  ] as const)
    it(`are verified by the library and by hand with either secret: ${name}`, () => {
      const at = new Date();
      const headers = signedHeaders(SECRETS, { webhookId: 'msg_1', at, body });
      assert.equal(headers['webhook-signature']?.split(' ').length, 2);
      for (const secret of SECRETS) {
        assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body));
        assert.throws(() => new Webhook(secret).verify(`${body} `, headers));
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        const text = `msg_1.${headers['webhook-timestamp']}.${body}`;
        const own = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
        assert.ok(headers['webhook-signature']?.includes(own));
      }
      const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
      assert.throws(() => new Webhook(other).verify(body, headers));
    });
});

describe('the check of signatures in the guide', () => {
  type Verify = (secret: string, headers: Record<string, string>, body: string) => unknown;
  const verifyOfGuide = async (): Promise<Verify> => {
    const guide = readFileSync('docs/webhooks.md', 'utf8');
    const [code] = /import \{ createHmac[^]+?(?=```)/.exec(guide) ?? assert.fail();
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    return ((await import(/* @vite-ignore */ url)) as { verify: Verify }).verify;
  };
  const [secret = ''] = SECRETS;
  const body = '{"type":"test.ping"}';

  it('takes our requests, and answers those of strangers without an error', async () => {
    const verify = await verifyOfGuide();
    const ours = signedHeaders([secret], { webhookId: 'msg_1', at: new Date(), body });
    assert.deepEqual(verify(secret, ours, body), { type: 'test.ping' });
    const { 'webhook-signature': _none, ...unsigned } = ours;
    for (const headers of [
      {},
      unsigned,
      { ...ours, 'webhook-timestamp': 'x' },
      { ...ours, 'webhook-signature': 'v1,x' },
    ])
      assert.equal(verify(secret, headers, body), undefined);
  });
});

describe('the schedule of webhooks', () => {
  const S = 1000;
  const M = 60 * S;
  const H = 60 * M;
  const PAUSES = [5 * S, 5 * M, 30 * M, 2 * H, 5 * H, 10 * H, 14 * H, 20 * H, 24 * H];

  it('tries ten times over three days, with a tenth more or less', () => {
    assert.equal(MOST_ATTEMPTS, PAUSES.length + 1);
    for (const [i, pause] of PAUSES.entries()) {
      assert.equal(pauseAfterAttempts(i + 1, 0.5), pause);
      assert.equal(pauseAfterAttempts(i + 1, 0), Math.round(pause * 0.9));
      assert.equal(pauseAfterAttempts(i + 1, 1), Math.round(pause * 1.1));
    }
  });

  it('gives an endpoint up after five days of failures', () => {
    const since = new Date('2026-11-01T00:00:00Z');
    assert.equal(hasFailedTooLong(since, new Date('2026-11-05T23:59:59Z')), false);
    assert.equal(hasFailedTooLong(since, new Date('2026-11-06T00:00:00Z')), true);
  });
});

describe('addresses of webhooks', () => {
  const open = outwardAddresses([]);
  const CLOSED = [
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
  ];
  const PUBLIC = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2400:3200::1'];

  for (const address of CLOSED)
    it(`refuse ${address}`, () => {
      assert.equal(open(address), false);
    });
  for (const address of PUBLIC)
    it(`take ${address}`, () => {
      assert.equal(open(address), true);
    });

  it('take the inner networks of the setting alone', () => {
    const inner = outwardAddresses(['10.20.0.0/16', 'fd00:1::/64']);
    assert.deepEqual(
      ['10.20.3.4', '10.21.0.1', 'fd00:1::5', 'fd00:2::5', '::ffff:10.20.3.4', '8.8.8.8'].map(inner),
      [true, false, true, false, true, true],
    );
  });

  const URLS: readonly [url: string, problem: RegExp | undefined, isDemo?: true][] = [
    ['https://example.com/hooks?a=1', undefined],
    ['https://8.8.8.8/', undefined],
    ['http://example.com/', /须以https/],
    ['ftp://example.com/', /须以https/],
    ['javascript:alert(1)', /须以https/],
    ['example.com', /格式不正确/],
    ['https://user:secret@example.com/', /用户名或密码/],
    ['https://example.com/#top', /不能包含#/],
    ['https://127.0.0.1/', /内部网络/],
    ['https://2130706433/', /内部网络/],
    ['https://0x7f.1/', /内部网络/],
    ['https://[::1]/', /内部网络/],
    ['https://[::ffff:127.0.0.1]/', /内部网络/],
    ['http://localhost:4000/', /须以https/],
    ['http://localhost:4000/', undefined, true],
    ['http://localhost.example.com/', /须以https/, true],
  ];
  for (const [url, problem, isDemo = false] of URLS)
    it(`are judged as they are typed: ${url}${isDemo ? ' in the demo' : ''}`, () => {
      const said = urlProblem(url, { mayBeLocal: isDemo, mayReach: open });
      if (problem === undefined) assert.equal(said, undefined);
      else assert.match(String(said), problem);
    });
});

describe('an attempt of a webhook', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 };
  const resolvesTo =
    (...answers: LookupAddress[][]): Resolve =>
    (_name, _options, callback) =>
      callback(null, answers.length > 1 ? (answers.shift() ?? []) : (answers[0] ?? []));
  const attempt = (networks: string[], resolve: Resolve, limitMs?: number) =>
    post(
      {
        url: `http://receiver.example:${receiver.port}/hooks`,
        body: '{"a":"一"}',
        headers: { 'webhook-id': 'msg_1' },
      },
      { mayReach: outwardAddresses(networks), resolve, ...(limitMs !== undefined && { limitMs }) },
    );

  it('connects to the address that was checked, also when the name changes afterwards', async () => {
    const { length } = receiver.received;
    const rebinding = resolvesTo([{ address: '192.0.2.1', family: 4 }], [LOOPBACK]);
    assert.equal((await attempt([], rebinding)).problem, 'addressRefused');
    assert.equal((await attempt([], rebinding)).problem, 'addressRefused');
    const mixed = resolvesTo([{ address: '8.8.8.8', family: 4 }, LOOPBACK]);
    assert.equal((await attempt([], mixed)).problem, 'addressRefused');
    assert.equal(receiver.received.length, length);
    assert.equal((await attempt(['127.0.0.0/8'], resolvesTo([LOOPBACK]))).problem, '');
    assert.equal(receiver.received.at(-1)?.body, '{"a":"一"}');
    assert.equal(receiver.received.at(-1)?.id, 'msg_1');
  });

  const ANSWERS: readonly [
    name: string,
    respond: WebhookReceiver['respond'],
    problem: string,
    status: number,
  ][] = [
    ['a success', (r) => r.writeHead(201).end('stored'), '', 201],
    ['a failure', (r) => r.writeHead(503).end('busy'), 'status', 503],
    ['a redirect', (r) => r.writeHead(302, { location: 'http://127.0.0.1/' }).end(), 'redirect', 302],
    ['the end', (r) => r.writeHead(410).end(), 'gone', 410],
    [
      'another protocol',
      (r) => r.writeHead(101, { connection: 'Upgrade', upgrade: 'websocket' }).end(),
      'status',
      101,
    ],
    ['no answer', (r) => r.destroy(), 'connection', 0],
    ['a late answer', () => undefined, 'timeout', 0],
    ['a body that never ends', (r) => r.writeHead(200).write('begun'), '', 200],
    ['an endless body', (r) => r.writeHead(200).end('长'.repeat(100_000)), '', 200],
    ['control characters', (r) => r.writeHead(200).end('a\u0000b'), '', 200],
  ];
  for (const [name, respond, problem, status] of ANSWERS)
    it(`has an outcome for ${name}`, async () => {
      receiver.respond = respond;
      const outcome = await attempt(['127.0.0.0/8'], resolvesTo([LOOPBACK]), 150);
      assert.deepEqual([outcome.problem, outcome.status], [problem, status]);
      assert.ok([...outcome.answer].length <= 500);
      assert.ok(!outcome.answer.includes('\u0000'));
    });
});
