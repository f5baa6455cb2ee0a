import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { NOTIFY_PATH, RESULT_PATH } from '../../../../demo/gateway/payment/cashier-link';
import { openEnterpriseView } from '../../../../src/contract/agency/view';
import { streamMessages } from '../../../../src/contract/customer-service';
import { queryTodo } from '../../../../src/contract/home';
import { redeemEnterpriseView } from '../../../../src/contract/login/login';
import { openAs } from '../../../support/gateway/areas/agency';
import { readChats } from '../../../support/gateway/areas/chats';
import { addressOf, readThread } from '../../../support/gateway/areas/event-reader';
import { withGateway } from '../../../support/gateway/harness';

const TOO_OFTEN = { success: false, code: '41004', msg: '操作过于频繁，请稍后再试', result: null };

describe('calls of a user', () => {
  it('are limited over all their sessions and addresses, and those of others are not', () =>
    withGateway({ config: { userCallsPerMinute: 3, trustProxy: 1 } }, async (gateway) => {
      const [one, two, other] = [
        await gateway.login('staff'),
        await gateway.login('staff'),
        await gateway.login('admin'),
      ];
      const call = (as: string, from: string) =>
        gateway.send(queryTodo, {}, { as, headers: { 'x-forwarded-for': from } });
      const statuses = [];
      for (const as of [one, two, one, two]) {
        statuses.push((await call(as, `203.0.113.${statuses.length}`)).status);
      }
      assert.deepEqual(statuses, [200, 200, 200, 429]);
      assert.deepEqual(await call(one, '203.0.113.9'), { status: 429, ...TOO_OFTEN });
      assert.equal((await call(other, '203.0.113.9')).status, 200);
    }));

  it('are not used up by an agency that looks at their portal', () =>
    withGateway({ config: { userCallsPerMinute: 3 } }, async (gateway) => {
      const finance = await openAs(gateway, 'finance');
      const { url } = await gateway.ok(openEnterpriseView, { enterpriseNum: '100001' }, { as: finance });
      const viewSign = new URLSearchParams(url.split('?')[1]).get('viewSign') ?? '';
      const { authSign } = await gateway.ok(redeemEnterpriseView, { viewSign });
      const own = await gateway.login('admin');
      const statuses = [];
      for (const as of [authSign, authSign, authSign, authSign, own])
        statuses.push((await gateway.send(queryTodo, {}, { as })).status);
      assert.deepEqual(statuses, [200, 200, 200, 429, 200]);
    }));
});

describe('streams', () => {
  const config = { streamsPerSession: 2, streamsPerUser: 3 };
  const refused = { success: false, code: '41005', msg: '同时打开的页面过多，请关闭其他页面', result: null };

  it('are as many as a session and a user may have, and one that ends makes room', () =>
    withGateway({ config }, async (gateway) => {
      const address = await addressOf(gateway.app);
      const [one, two] = [await gateway.login('staff'), await gateway.login('staff')];
      const open = async (as: string) => {
        const reader = await readThread(address, as, 0);
        return reader.response.status === 200 ? reader : reader.response;
      };
      const readers = [await open(one), await open(one)];
      const third = await open(one);
      assert.ok(third instanceof Response);
      assert.equal(third.status, 429);
      readers.push(await open(two));
      const fourth = await gateway.app.inject({
        method: 'POST',
        url: streamMessages.path,
        headers: { authsign: two },
        payload: { afterSequence: 0 },
      });
      assert.equal(fourth.statusCode, 429);
      assert.deepEqual(fourth.json(), refused);

      const [first] = readers;
      assert.ok(first !== undefined && 'close' in first);
      first.close();
      // The server notices the closed connection with a delay.
      for (;;) {
        const again = await open(one);
        if (again instanceof Response) continue;
        readers.push(again);
        break;
      }
      for (const reader of readers) if ('close' in reader) reader.close();
    }));
});

describe('streams of the desk of customer service', () => {
  it('are limited for each session, and one that ends makes room', () =>
    withGateway({ config: { streamsPerSession: 2 } }, async (gateway) => {
      const address = await addressOf(gateway.app);
      const as = await openAs(gateway, 'service');
      const open = () => readChats(address, as);
      const readers = [await open(), await open()];
      const third = await open();
      assert.equal(third.response.status, 429);
      readers[0]?.close();
      // The server notices the closed connection with a delay.
      let again = await open();
      while (again.response.status === 429) again = await open();
      for (const reader of [...readers, again]) reader.close();
    }));
});

describe('a call without a token', () => {
  for (const [what, method, url] of [
    ['the notice of the cashier', 'POST', NOTIFY_PATH],
    ['the result of a payment', 'GET', `${RESULT_PATH}?paymentNo=1`],
    ['the health of the process', 'GET', '/health'],
  ] as const) {
    it(`counts among the calls: ${what}`, () =>
      withGateway({ config: { callsPerMinute: 2 } }, async (gateway) => {
        const answers = [];
        for (let i = 0; i < 3; i += 1) answers.push(await gateway.app.inject({ method, url }));
        assert.notEqual(answers[1]?.statusCode, 429);
        assert.equal(answers[2]?.statusCode, 429);
        assert.ok(Number(answers[2]?.headers['retry-after']) > 0);
        assert.match(answers[2]?.body ?? '', /操作过于频繁/);
      }));
  }
});
