import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { buildGateway } from '../../../demo/gateway/gateway';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { markRead, queryMessages, sendMessage, streamMessages } from '../../../src/contract/customer-service';
import type { streamChats } from '../../../src/contract/agency/chats';
import type { EventOf } from '../../../src/contract/call';
import { loginOut } from '../../../src/contract/login/login';
import { openAs, openOtherAgency } from '../../support/gateway/areas/agency';
import { readChats, replyTo } from '../../support/gateway/areas/chats';
import { addressOf, readEvents, readThread } from '../../support/gateway/areas/event-reader';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openTestDatabase, TEST_DATABASE } from '../../support/gateway/process/test-database';

const ORIGIN = 'https://partner.example';
/** Staff number of the demo account `staff`. */
const STAFF_NO = '1000010001';

type ChatEvent = EventOf<typeof streamChats>;

let gateway: TestGateway;
let address: string;
/** Called once, between two reads of one poll of a stream. */
let meanwhile: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const database = await openTestDatabase();
  const messages = new WeakSet<object>();
  const between: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && node.limit) messages.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      const does = meanwhile;
      // The result holds further messages or the state of the thread.
      if (does && (messages.has(queryId) || result.rows.some((row) => 'unread_count' in row))) {
        meanwhile = undefined;
        await does();
      }
      return result;
    },
  };
  gateway = await startTestGateway({
    database: { ...database, db: database.db.withPlugin(between) },
    config: { messagePollMs: 20, streamHeartbeatMs: 100, allowedOrigins: [ORIGIN] },
  });
  address = await addressOf(gateway.app);
});
afterAll(() => gateway.close());

const write = (as: string, content: string) =>
  gateway.ok(sendMessage, { messageId: randomUUID(), content }, { as });
const reply = async (content: string, staffNo = STAFF_NO): Promise<void> => {
  await replyTo(gateway, staffNo, content);
};

describe('the stream of a thread', () => {
  it('sends messages from either side, and the number of unread ones', async () => {
    const as = await gateway.login('staff');
    const reader = await readThread(address, as, 0);
    assert.equal(reader.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    await write(as, '你好');
    assert.deepEqual(await reader.messagesUntil('你好'), ['你好']);
    await reply('您好，请讲');
    assert.equal((await reader.messagesUntil('您好，请讲')).length, 2); // The greeting is among the messages.
    await reader.stateWith(2);
    await gateway.ok(markRead, { sequence: 99 }, { as });
    await reader.stateWith(0);
    reader.close();
  });

  it(
    'tells of no unread message that it has not told',
    // The embedded database has one connection, so no write gets between two sequential reads.
    { skip: TEST_DATABASE === 'pglite' },
    async () => {
      const as = await gateway.login('staff');
      const { lastSequence } = await gateway.ok(queryMessages, { pageSize: 1 }, { as });
      await gateway.ok(markRead, { sequence: lastSequence }, { as });
      const reader = await readThread(address, as, lastSequence);
      await reader.stateWith(0);
      meanwhile = () => reply('正在读取时');
      await write(as, '在吗');
      // A heartbeat poll may run before the message is written.
      const told = (await reader.stateWith(1)).map((event) =>
        event.type === 'message' ? event.message.content : event.type,
      );
      assert.ok(told.includes('正在读取时'), told.join());
      reader.close();
    },
  );

  it('goes on exactly where a reader left off: nothing lost, nothing twice', async () => {
    const as = await gateway.login('staff');
    const first = await readThread(address, as, 0);
    await reply('断线前');
    const before = await first.messagesUntil('断线前');
    first.close();
    for (let i = 1; i <= 120; i += 1) await reply(`断线时 ${i}`);
    const second = await readThread(address, as, before.length);
    await reply('恢复后');
    const missed = await second.messagesUntil('恢复后');
    assert.deepEqual(missed, [...Array.from({ length: 120 }, (_, i) => `断线时 ${i + 1}`), '恢复后']);
    second.close();
  });

  it('shows signs of life while nothing happens', async () => {
    const as = await gateway.login('nopage');
    const reader = await readThread(address, as, 0);
    await reader.stateWith(0);
    const later = reader.next();
    await reader.heartbeatsUntil(3);
    reader.close();
    await assert.rejects(later);
  });

  it('sends nothing to others', async () => {
    const [staff, approver] = [await gateway.login('staff'), await gateway.login('approver')];
    const [own, foreign] = [await readThread(address, staff, 0), await readThread(address, approver, 0)];
    await reply('只给你');
    await own.messagesUntil('只给你');
    await write(approver, '我自己的');
    assert.deepEqual(await foreign.messagesUntil('我自己的'), ['我自己的']);
    for (const reader of [own, foreign]) reader.close();
  });

  it('is refused without a token, with a dead one, without PC login, with a wrong cursor', async () => {
    const url = address + streamMessages.path;
    const code = async (as: string | undefined, body: object = { afterSequence: 0 }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(as === undefined ? {} : { authsign: as }) },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { code: string }).code;
    };
    assert.equal(await code(undefined), '8888');
    assert.equal(await code('A'.repeat(43)), '8888');
    assert.equal(await code(await gateway.login('nopc')), '41001');
    assert.equal(await code(await gateway.login('staff'), { afterSequence: -1 }), '41000');
  });

  it('ends with the session, and tells nothing that came after', async () => {
    const as = await gateway.login('staff');
    const reader = await readThread(address, as, 1_000_000);
    await reader.stateWith(await unread());
    await gateway.ok(loginOut, { authSign: as });
    await reply('登出之后');
    assert.equal(await reader.next(), undefined);
  });

  it('does not keep a session alive that is not used', async () => {
    const as = await gateway.login('staff');
    const before = gateway.clock.now;
    const reader = await readThread(address, as, 1_000_000);
    await reader.stateWith(await unread());
    gateway.clock.advance(12 * 60 + 1);
    assert.equal(await reader.next(), undefined);
    gateway.clock.now = before;
  });

  it('may be read by pages of configured origins, and by no others', async () => {
    const as = await gateway.login('staff');
    const from = async (origin: string) => {
      const reader = await readEvents(address + streamMessages.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authsign: as, origin },
        body: JSON.stringify({ afterSequence: 0 }),
      });
      reader.close();
      return reader.response.headers.get('access-control-allow-origin');
    };
    assert.equal(await from(ORIGIN), ORIGIN);
    assert.equal(await from('https://evil.example'), null);
  });

  it('tells the agency of every chat that moves, and the open one’s messages', async () => {
    const staff = await gateway.login('staff');
    await write(staff, '标记');
    const as = await openAs(gateway, 'service');
    const all = await readChats(address, as);
    const one = await readChats(address, as, STAFF_NO);
    const says = (content: string) => (event: ChatEvent) =>
      event.type === 'message' && event.message.content === content;
    await one.until(says('标记'));
    await all.until(({ type }: ChatEvent) => type === 'chats');
    await write(staff, '有人吗');
    await one.until(says('有人吗'));
    await all.until(({ type }: ChatEvent) => type === 'chats');
    for (const reader of [all, one]) reader.close();
  });

  it('shows another agency no message, and ends for an operator who is stopped', async () => {
    const staff = await gateway.login('staff');
    const other = await openOtherAgency(gateway, ['service']);
    const theirs = await readChats(address, other.as, STAFF_NO);
    await theirs.until(({ type }: ChatEvent) => type === 'chats');
    await write(staff, '仅供本服务商');
    await gateway.db
      .updateTable('agency_operator')
      .set({ is_stopped: true })
      .where('operator_no', '=', other.operatorNo)
      .execute();
    await write(staff, '再来一条');
    // that some chat has moved says nothing about it, and may have been told before the stop
    for (let event = await theirs.next(); event !== undefined; event = await theirs.next())
      assert.deepEqual(event, { type: 'chats' });
  });
});

describe('two gateways on one database', () => {
  it('tell each other’s messages, and close while streams are open', async () => {
    const { db, config, supplier, clock } = gateway;
    const now = () => clock.now;
    const notifier = createOutboxNotifier(db, now);
    const other = await buildGateway({ db, clock: now, config, supplier, notifier });
    const as = await gateway.login('multi');
    const [here, there] = [await readThread(address, as, 0), await readThread(await addressOf(other), as, 0)];
    await write(as, '写在一边');
    assert.deepEqual(await there.messagesUntil('写在一边'), ['写在一边']);
    await other.inject({
      method: 'POST',
      url: sendMessage.path,
      headers: { authsign: as, requestid: randomUUID() },
      payload: { messageId: randomUUID(), content: '写在另一边' },
    });
    assert.equal((await here.messagesUntil('写在另一边')).at(-1), '写在另一边');
    await other.close();
    // The reader of the closed gateway sees the end and continues at the other gateway.
    await assert.rejects(async () => {
      for (;;) if ((await there.next()) === undefined) throw new Error('ended');
    }, /ended/);
    here.close();
  });
});

/** Number of unread messages of `staff`, as their next stream will report it. */
async function unread(): Promise<number> {
  const { rows } = await gateway.db.executeQuery<{ count: number }>(
    gateway.db
      .selectFrom('service_message as m')
      .innerJoin('service_thread as t', 't.staff_no', 'm.staff_no')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('m.staff_no', '=', STAFF_NO)
      .where('m.sender', '!=', 'customer')
      .whereRef('m.sequence', '>', 't.read_sequence')
      .compile(),
  );
  return rows[0]?.count ?? 0;
}
