import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { markRead, queryMessages, sendMessage } from '../../../src/contract/customer-service';
import { replyTo } from '../../support/gateway/areas/chats';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startTestGateway()));
afterAll(() => gateway.close());

const write = (as: string, content: string, messageId: string = randomUUID()) =>
  gateway.ok(sendMessage, { messageId, content }, { as });
const reply = (staffNo: string, content: string) => replyTo(gateway, staffNo, content);
const contents = async (as: string) =>
  (await gateway.ok(queryMessages, {}, { as })).messageList.map(({ content }) => content);

describe('a thread with customer service', () => {
  it('is empty at first, and greets the first message only', async () => {
    const as = await gateway.login('staff');
    assert.deepEqual(await gateway.ok(queryMessages, {}, { as }), {
      messageList: [],
      hasMore: false,
      lastSequence: 0,
      readSequence: 0,
      unreadCount: 0,
    });
    const first = await write(as, '  航班延误怎么办？\r\n谢谢\u0007 ');
    assert.equal(first.content, '航班延误怎么办？\n谢谢');
    assert.deepEqual([first.sequence, first.sender, first.senderName], [1, 'customer', '陈思远']);
    assert.equal(first.sendTime, gateway.clock.now.toISOString());
    await write(as, '第二条');
    const { messageList, unreadCount } = await gateway.ok(queryMessages, {}, { as });
    assert.deepEqual(
      messageList.map(({ sequence, sender }) => [sequence, sender]),
      [
        [1, 'customer'],
        [2, 'system'],
        [3, 'customer'],
      ],
    );
    assert.equal(unreadCount, 1);
  });

  it('of the demo has an answer to be read', async () => {
    const as = await gateway.login('admin');
    const { messageList, unreadCount } = await gateway.ok(queryMessages, {}, { as });
    assert.deepEqual([messageList.length, messageList.at(-1)?.sender, unreadCount], [5, 'agent', 1]);
  });

  it('keeps text as it is: markup, long words, right to left, emoji', async () => {
    const as = await gateway.login('multi');
    const texts = [
      '<img src=x onerror=alert(1)>',
      'ab'.repeat(250),
      'مرحبا بكم abc',
      '😀'.repeat(500),
      "'; --",
    ];
    for (const text of texts) assert.equal((await write(as, text)).content, text);
  });

  it('refuses empty and too long ones, and those without a usable id', async () => {
    const as = await gateway.login('staff');
    const fields = async (body: object) =>
      ((await gateway.send(sendMessage, body, { as })).result as unknown as { fields: object }).fields;
    const messageId = randomUUID();
    assert.deepEqual(await fields({ messageId, content: ' \n ' }), { content: '请输入消息内容' });
    assert.deepEqual(await fields({ messageId, content: '\u0000' }), { content: '请输入消息内容' });
    assert.deepEqual(await fields({ messageId, content: '字'.repeat(501) }), {
      content: '消息不能超过500个字',
    });
    assert.deepEqual(await fields({ messageId: 'x', content: '你好' }), { messageId: '消息编号格式不正确' });
  });

  it('has a message once that is sent again, at once or later, under any request id', async () => {
    const as = await gateway.login('approver');
    const messageId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(as, '在吗', messageId)));
    const later = await write(as, '在吗', messageId);
    for (const answer of answers) assert.deepEqual(answer, later);
    assert.equal((await contents(as)).filter((content) => content === '在吗').length, 1);
    await gateway.refused('requestIdReused', sendMessage, { messageId, content: '别的' }, { as });
  });

  it('numbers messages without gaps however many are written at once', async () => {
    const as = await gateway.login('nopage');
    await Promise.all(Array.from({ length: 20 }, (_, i) => write(as, `同时 ${i}`)));
    const { messageList, lastSequence } = await gateway.ok(queryMessages, { pageSize: 50 }, { as });
    assert.deepEqual(
      messageList.map(({ sequence }) => sequence),
      Array.from({ length: 21 }, (_, i) => i + 1),
    );
    assert.equal(lastSequence, 21);
  });

  it('is read page by page, back to its beginning', async () => {
    const as = await gateway.login('nopage');
    const pages: number[][] = [];
    let beforeSequence: number | undefined;
    for (;;) {
      const body = beforeSequence === undefined ? { pageSize: 8 } : { pageSize: 8, beforeSequence };
      const { messageList, hasMore } = await gateway.ok(queryMessages, body, { as });
      pages.unshift(messageList.map(({ sequence }) => sequence));
      beforeSequence = messageList[0]?.sequence ?? 0;
      if (!hasMore) break;
    }
    assert.deepEqual(
      pages.map(({ length }) => length),
      [5, 8, 8],
    );
    assert.deepEqual(
      pages.flat(),
      Array.from({ length: 21 }, (_, i) => i + 1),
    );
  });

  it('notes how far it was read, never back and never beyond its end', async () => {
    const as = await gateway.login('staff');
    const staffNo = '1000010001';
    await reply(staffNo, '您好');
    await reply(staffNo, '请讲');
    const { lastSequence, unreadCount } = await gateway.ok(queryMessages, {}, { as });
    assert.equal(unreadCount, 3);
    assert.deepEqual(await gateway.ok(markRead, { sequence: lastSequence - 1 }, { as }), {
      readSequence: lastSequence - 1,
      unreadCount: 1,
    });
    const all = { readSequence: lastSequence, unreadCount: 0 };
    assert.deepEqual(await gateway.ok(markRead, { sequence: 999_999 }, { as }), all);
    assert.deepEqual(await gateway.ok(markRead, { sequence: 1 }, { as }), all);
  });

  it('is the caller’s own, in the enterprise in use', async () => {
    const [staff, approver] = [await gateway.login('staff'), await gateway.login('approver')];
    await write(staff, '只有我能看见');
    assert.ok((await contents(staff)).includes('只有我能看见'));
    assert.ok(!(await contents(approver)).includes('只有我能看见'));
    // The token decides on the thread, even if the body names another person.
    const { result } = await gateway.send(queryMessages, { staffNo: '1000010001' }, { as: approver });
    assert.ok(!result.messageList.some(({ content }) => content === '只有我能看见'));
  });
});
