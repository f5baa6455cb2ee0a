import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'vitest';
import { buildCashier } from '../../../demo/gateway/cashier/app';
import { keptTrades } from '../../../demo/gateway/cashier/kept-trades';
import { postNotice } from '../../../demo/gateway/cashier/notify';
import type { RefundWay } from '../../../demo/gateway/cashier/refunds';
import { readConfig } from '../../../demo/gateway/server/config';
import { checkCashier } from '../../../src/check-cashier/check';
import { receiveNotices } from '../../../src/check-cashier/notices';
import { readOptions } from '../../../src/check-cashier/options';
import { NoAnswer, RULES, type Rule } from '../../../src/check-cashier/report';

const SECRET = 's'.repeat(40);
const { connections } = readConfig({}).gateway;

/** Repeats a notice until it is accepted, more often than a check needs. */
async function repeat(notifyUrl: string, notice: unknown): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) if (await postNotice(notifyUrl, notice)) return;
}

/** Check of the package's cashier, which repeats its notices at once. `change` alters its answers on their way. */
async function check({
  secret = SECRET,
  refundWay = 'done',
  change = (_path, answer) => answer,
  repeats = true,
}: {
  secret?: string;
  refundWay?: RefundWay;
  change?: (path: string, answer: { status: number; body: string }) => { status: number; body: string };
  repeats?: boolean;
} = {}) {
  const cashier = await buildCashier({
    secrets: [secret],
    connections,
    trades: keptTrades(),
    async notify(notifyUrl, notice) {
      if (await postNotice(notifyUrl, notice)) return true;
      if (repeats) void repeat(notifyUrl, notice);
      return false;
    },
    refundWay: () => refundWay,
  });
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { statusCode, headers, body } = await cashier.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: request.url ?? '/',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        payload: Buffer.concat(parts),
      });
      const sent = change(String(request.url), { status: statusCode, body });
      response.writeHead(sent.status, { 'content-type': String(headers['content-type']) }).end(sent.body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver = await receiveNotices(0, undefined);
  let numbers = 0;
  try {
    return await checkCashier(
      { address, secret: SECRET, merchantNo: 'TRAVEL-PORTAL' },
      () => `N${(numbers += 1)}`,
      {
        amount: 100,
        waitMs: 300,
        receiver,
        async pay(payUrl) {
          await fetch(`${address}/pay/confirm`, {
            method: 'POST',
            body: new URLSearchParams(new URL(payUrl).search),
            redirect: 'manual',
          });
        },
        pause: () => Promise.resolve(),
      },
    );
  } finally {
    await receiver.close();
    server.close();
    await cashier.close();
  }
}

const brokenIn = (results: Awaited<ReturnType<typeof check>>): Rule[] =>
  results.flatMap(({ rule, problem }) => (problem === undefined ? [] : [rule]));

describe('check-cashier', () => {
  it('finds every rule kept by the package’s cashier', async () => {
    const results = await check();
    assert.deepEqual(
      results.map(({ rule, problem }) => [rule, problem]),
      Object.keys(RULES).map((rule) => [rule, undefined]),
    );
    assert.deepEqual(brokenIn(await check({ refundWay: 'pending' })), []);
  });

  const only = (wanted: string, body: string, status = 200) => ({
    change: (path: string, answer: { status: number; body: string }) =>
      path === wanted ? { status, body } : answer,
  });
  for (const [name, how, broken] of [
    [
      'another secret',
      { secret: 'x'.repeat(40) },
      [
        'pay-page',
        'pay-page-former',
        'query-unknown',
        'refund-unknown-trade',
        'refund-refused-again',
        'refund-query-unknown',
        'notice',
      ],
    ],
    ['no repeated notice', { repeats: false }, ['notice-repeated']],
    [
      'no refunds',
      { refundWay: 'refused' },
      ['refund-partial', 'refund-repeated', 'refund-rest', 'refund-query'],
    ],
    ['a query that knows nothing', only('/trades/query', '{"notice":null}'), ['query-refused', 'query']],
    [
      'a refund query that fails',
      only('/refunds/query', '{}', 500),
      ['refund-query-unknown', 'refund-query-refused', 'refund-query'],
    ],
    [
      'states without a signature of theirs',
      {
        change: (path: string, { status, body }: { status: number; body: string }) =>
          path === '/refunds' ? { status, body: body.replace('"refused"', '"done"') } : { status, body },
      },
      ['refund-unknown-trade', 'refund-refused-again', 'refund-beyond', 'refund-rest'],
    ],
  ] as const satisfies readonly (readonly [string, Parameters<typeof check>[0], readonly Rule[]])[]) {
    it(`names what ${name} breaks`, async () => assert.deepEqual(brokenIn(await check(how)), broken));
  }

  it('says that nothing was checked where there is no cashier', () =>
    assert.rejects(
      checkCashier({ address: 'http://127.0.0.1:9', secret: SECRET, merchantNo: 'M' }, () => 'N'),
      NoAnswer,
    ));

  it('refuses wrong arguments without repeating them', () => {
    for (const args of [
      [],
      ['https://a.example', 'a-secret-a-secret'],
      ['https://u:a-secret@a.example'],
      ['https://a.example', '--stub'],
      ['https://a.example', '--pay', '--amount', '9'],
      ['https://a.example', '--a-secret'],
    ])
      assert.throws(
        () => readOptions(args),
        (error: Error) => !error.message.includes('secret'),
      );
    assert.deepEqual(readOptions(['https://a.example/', '--pay', '--wait', '5']), {
      address: 'https://a.example',
      merchantNo: 'TRAVEL-PORTAL',
      asksSecret: false,
      payment: { how: 'byHand', amount: 100, port: 0, notifyAt: undefined },
      waitMs: 5000,
      isJson: false,
    });
  });
});
