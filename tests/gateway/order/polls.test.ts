import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf, EventOf, Poll, Stream } from '../../../src/contract/call';
import { markRead, sendMessage, streamMessages } from '../../../src/contract/customer-service';
import { loginOut } from '../../../src/contract/login/login';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { bookSelf } from '../../support/gateway/areas/booking';
import { addressOf, readEvents } from '../../support/gateway/areas/event-reader';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { patience } from '../../support/patience';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startTestGateway()));
afterAll(() => gateway.close());

async function asked(stream: Stream, body: unknown, as?: string) {
  const response = await gateway.app.inject({
    method: 'POST',
    url: stream.path,
    headers: { accept: 'application/json', ...(as === undefined ? {} : { 'auth-sign': as }) },
    payload: body as object,
  });
  return response.json<{ success: boolean; code: string; result: unknown }>();
}

/** Response of a poll, checked against the contract of the stream. */
async function poll<S extends Stream>(stream: S, body: BodyOf<S>, as: string): Promise<Poll<EventOf<S>>> {
  const { success, code, result } = await asked(stream, body, as);
  assert.ok(success, code);
  return v.parse(v.strictObject({ events: v.array(stream.event), hasMore: v.boolean() }), result);
}

async function changes(as: string, cursor: string) {
  const { events, hasMore } = await poll(streamOrderChanges, { cursor }, as);
  const [event] = events;
  assert.ok(event !== undefined && events.length === 1 && !hasMore);
  return event;
}

/**
 * Polls until there is nothing new and resolves with the cursor. Entries logged while other transactions of the server
 * are under way are repeated: rather twice than never.
 */
async function readOn(as: string, from: string): Promise<string> {
  const latest = performance.now() + patience(10_000);
  for (let cursor = from; performance.now() < latest;) {
    const { cursor: next, orderNos, hasMessages } = await changes(as, cursor);
    if (orderNos.length === 0 && !hasMessages) return next;
    cursor = next;
  }
  throw new Error('there is always something new');
}

const write = (as: string, content: string) =>
  gateway.ok(sendMessage, { messageId: randomUUID(), content }, { as });

describe('polls, for readers that no stream reaches', () => {
  it('tell of orders that changed since the last, to those alone who may see them', async () => {
    const [staff, other] = [await gateway.login('staff'), await gateway.login('multi')];
    const cursor = await readOn(staff, '');
    const { orderNo } = await bookSelf(gateway, staff);
    const told = await changes(staff, cursor);
    assert.deepEqual(told.orderNos, [orderNo]);
    await readOn(staff, told.cursor);
    assert.deepEqual((await changes(other, cursor)).orderNos, []);
  });

  it('tell of messages in steps, and how much is unread', async () => {
    const as = await gateway.login('staff');
    for (let i = 1; i <= 55; i += 1) await write(as, `第 ${i} 条`);
    const first = await poll(streamMessages, { afterSequence: 0 }, as);
    assert.deepEqual([first.events.length, first.hasMore], [50, true]);
    const rest = await poll(streamMessages, { afterSequence: 50 }, as);
    // The greeting follows the first message.
    assert.deepEqual([rest.events.length, rest.hasMore], [7, false]);
    assert.deepEqual(rest.events.at(-1), { type: 'state', readSequence: 0, unreadCount: 1 });
  });

  it('of changed orders tell that the own thread has moved, and no other', async () => {
    const [staff, other] = [await gateway.login('staff'), await gateway.login('approver')];
    const cursor = await readOn(staff, '');
    const { sequence } = await write(staff, '有人吗');
    const told = await changes(staff, cursor);
    assert.deepEqual([told.hasMessages, told.orderNos], [true, []]);
    assert.equal((await changes(other, cursor)).hasMessages, false);
    const read = await readOn(staff, told.cursor);
    await gateway.ok(markRead, { sequence }, { as: staff });
    assert.equal((await changes(staff, read)).hasMessages, true);
  });

  it('are refused as the streams are', async () => {
    for (const [stream, body] of [
      [streamOrderChanges, {}],
      [streamMessages, { afterSequence: 0 }],
    ] as const) {
      const code = async (as?: string) => (await asked(stream, body, as)).code;
      assert.equal(await code(), '8888');
      assert.equal(await code('A'.repeat(43)), '8888');
      assert.equal(await code(await gateway.login('nopc')), '41001');
      const ended = await gateway.login('staff');
      await gateway.ok(loginOut, { authSign: ended });
      assert.equal(await code(ended), '8888');
    }
    const as = await gateway.login('staff');
    assert.equal((await asked(streamOrderChanges, { cursor: "1' or 1=1" }, as)).code, '41000');
    assert.equal((await asked(streamMessages, { afterSequence: -1 }, as)).code, '41000');
  });

  it('do not keep an unused session alive', async () => {
    const as = await gateway.login('staff');
    const start = gateway.clock.now;
    gateway.clock.advance(11 * 60);
    assert.equal((await asked(streamOrderChanges, {}, as)).success, true);
    gateway.clock.advance(61);
    assert.equal((await asked(streamOrderChanges, {}, as)).code, '8888');
    gateway.clock.now = start;
  });
});

describe('a stream', () => {
  it('begins at once, and forbids proxies to hold it back or to compress it', async () => {
    const reader = await readEvents((await addressOf(gateway.app)) + streamOrderChanges.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'auth-sign': await gateway.login('staff'),
      },
      body: '{}',
    });
    const { headers } = reader.response;
    assert.equal(headers.get('x-accel-buffering'), 'no');
    assert.equal(headers.get('cache-control'), 'no-store, no-transform');
    await reader.next();
    assert.equal(reader.heartbeats(), 1);
    reader.close();
  });
});
