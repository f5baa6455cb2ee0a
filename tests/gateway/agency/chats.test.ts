import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addCannedReply,
  alterCannedReply,
  assignChat,
  markChatRead,
  queryCannedReplies,
  queryChat,
  queryChatMessages,
  queryChatOperators,
  queryChats,
  removeCannedReply,
  replyChat,
} from '../../../src/contract/agency/chats';
import { alterOperator, stopOperator } from '../../../src/contract/agency/operators';
import { queryMessages, sendMessage } from '../../../src/contract/customer-service';
import { createOperator } from '../../../demo/gateway/agency/operators/create';
import { TMC } from '../../../demo/gateway/seed/organisation';
import { openAs, openFor, openOtherAgency, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

/** Staff number of the demo account `staff`. */
const staffNo = '1000010001';
const own = operatorOf('service').operatorNo;

describe('the chat desk', () => {
  let gateway: TestGateway;
  let other: { as: string };
  let first: { as: string };
  let second: { as: string; operatorNo: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    other = await openOtherAgency(gateway, ['service']);
    first = { as: await openAs(gateway, 'service') };
    const colleague = {
      name: '许知行',
      loginName: 'second',
      roles: ['service'] as const,
      tmcNumber: TMC.tmcNumber,
      now: gateway.clock.now,
    };
    const { operatorNo } = await createOperator(gateway.db, colleague);
    second = { operatorNo, as: await openFor(gateway, operatorNo) };
  });
  afterAll(() => gateway.close());
  const write = async (content: string) =>
    gateway.ok(sendMessage, { messageId: randomUUID(), content }, { as: await gateway.login('staff') });
  const say = (content: string, messageId: string = randomUUID()) => ({ staffNo, messageId, content });
  const chatOf = (options = first) => gateway.ok(queryChat, { staffNo }, options);

  it('shows chats to the agency alone, with unread messages and facts about the person', async () => {
    await write('航班延误怎么办？');
    const { chatList, waitingCount } = await gateway.ok(queryChats, { chatState: 'queue' }, first);
    const chat = chatList.find((one) => one.staffNo === staffNo);
    assert.deepEqual([chat?.unreadCount, chat?.staffName, waitingCount], [1, '陈思远', 1]);
    const { entFullName, departmentName } = await chatOf();
    assert.deepEqual([entFullName, departmentName], ['华睿信息技术股份有限公司', '平台研发部']);
    assert.equal((await gateway.ok(queryChats, { keyword: '没有此人' }, first)).total, 0);

    assert.equal((await gateway.ok(queryChats, {}, other)).total, 0);
    await gateway.refused('chatUnknown', queryChat, { staffNo }, other);
    await gateway.refused('chatUnknown', queryChatMessages, { staffNo }, other);
    await gateway.refused('chatUnknown', assignChat, { staffNo, from: '', to: own }, other);
    await gateway.refused('chatUnknown', replyChat, say('您好'), other);
    await gateway.refused('chatUnknown', markChatRead, { staffNo, sequence: 1 }, other);
    await gateway.refused('chatUnknown', queryChat, { staffNo: 'nobody' }, first);
  });

  it('is answered by the one operator who has taken it, under the agency’s name', async () => {
    await gateway.refused('chatNotTaken', replyChat, say('您好'), first);
    const taken = await Promise.all([
      gateway.send(assignChat, { staffNo, from: '', to: own }, first),
      gateway.send(assignChat, { staffNo, from: '', to: second.operatorNo }, second),
    ]);
    assert.deepEqual(taken.map(({ code }) => code).sort(), ['0', '49936']);
    const { operatorNo: holder } = await chatOf();
    const [holds, waits] = holder === own ? [first, second] : [second, first];
    await gateway.refused('chatNotTaken', replyChat, say('您好'), waits);
    const messageId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => gateway.ok(replyChat, say('请提供订单号', messageId), holds)),
    );
    for (const reply of replies) assert.deepEqual(reply, replies[0]);
    await gateway.refused('requestIdReused', replyChat, say('别的', messageId), holds);
    const { messageList } = await gateway.ok(queryMessages, {}, { as: await gateway.login('staff') });
    assert.deepEqual(
      messageList.filter(({ sender }) => sender === 'agent').map((one) => [one.senderName, one.content]),
      [[TMC.tmcName, '请提供订单号']],
    );
    await gateway.ok(markChatRead, { staffNo, sequence: 99 }, waits);
    assert.equal((await chatOf()).unreadCount, 1, 'an onlooker does not read for the agency');
    await gateway.ok(markChatRead, { staffNo, sequence: 99 }, holds);
    assert.equal((await chatOf()).unreadCount, 0);
  });

  it('is handed over, returned to the queue, and taken over from a stopped operator', async () => {
    const { operatorNo: from } = await chatOf();
    const to = from === own ? second.operatorNo : own;
    await gateway.refused('chatOperatorUnknown', assignChat, { staffNo, from, to: 'OP0' }, first);
    const finance = operatorOf('finance').operatorNo;
    await gateway.refused('chatOperatorUnknown', assignChat, { staffNo, from, to: finance }, first);
    await gateway.ok(assignChat, { staffNo, from, to }, first);
    await gateway.refused('chatMoved', assignChat, { staffNo, from, to: '' }, first);
    await gateway.ok(assignChat, { staffNo, from: to, to: '' }, first);
    assert.equal((await chatOf()).chatState, 'queue');
    await gateway.ok(assignChat, { staffNo, from: '', to: second.operatorNo }, second);
    const stop = (is_stopped: boolean) =>
      gateway.db
        .updateTable('agency_operator')
        .set({ is_stopped })
        .where('operator_no', '=', second.operatorNo)
        .execute();
    await stop(true);
    const { operatorList } = await gateway.ok(queryChatOperators, {}, first);
    assert.deepEqual(
      operatorList.map(({ operatorNo, isCaller }) => [operatorNo, isCaller]),
      [[own, true]],
    );
    await gateway.ok(assignChat, { staffNo, from: second.operatorNo, to: own }, first);
    assert.equal((await chatOf()).chatState, 'own');
    await stop(false);
  });

  it('shares prepared replies within the agency, each text once, changed as they were seen', async () => {
    const content = '您好，请提供订单号。';
    const added = await Promise.all([
      gateway.send(addCannedReply, { content }, first),
      gateway.send(addCannedReply, { content }, second),
    ]);
    assert.deepEqual(added.map(({ code }) => code).sort(), ['0', '49939']);
    const { replyList } = await gateway.ok(queryCannedReplies, {}, second);
    const { replyNo, revision } = replyList[0] ?? assert.fail();
    assert.equal((await gateway.ok(queryCannedReplies, {}, other)).total, 0);
    const altered = { replyNo, revision, content: '您好' };
    await gateway.refused('cannedReplyChanged', alterCannedReply, altered, other);
    await gateway.refused('cannedReplyChanged', removeCannedReply, { replyNo, revision }, other);
    await gateway.ok(alterCannedReply, altered, first);
    await gateway.refused('cannedReplyChanged', removeCannedReply, { replyNo, revision }, second);
    await gateway.ok(removeCannedReply, { replyNo, revision: revision + 1 }, second);
    await gateway.refused('fieldsInvalid', addCannedReply, { content: ' ' }, first);
    const auditor = { as: await openAs(gateway, 'auditor') };
    await gateway.refused('forbidden', addCannedReply, { content }, auditor);
    assert.equal((await gateway.ok(queryCannedReplies, {}, auditor)).total, 0);
  });

  it('queues the chats of an operator who is stopped, or answers none any more', async () => {
    const operations = { as: await openAs(gateway, 'operations') };
    const { operatorNo } = second;
    const holderOf = async () => (await chatOf()).operatorNo;
    const give = async () => {
      await gateway.ok(assignChat, { staffNo, from: await holderOf(), to: operatorNo }, first);
      assert.equal(await holderOf(), operatorNo);
      return gateway.db
        .selectFrom('agency_operator')
        .selectAll()
        .where('operator_no', '=', operatorNo)
        .executeTakeFirstOrThrow();
    };
    const { operator_name: operatorName, phone, email, version: revision } = await give();
    const altered = { operatorNo, revision, operatorName, phone, email };
    await gateway.ok(alterOperator, { ...altered, roles: ['finance'] }, operations);
    assert.equal(await holderOf(), '');
    await gateway.ok(alterOperator, { ...altered, revision: revision + 1, roles: ['service'] }, operations);
    await give();
    await gateway.ok(stopOperator, { operatorNo, isStopped: true }, operations);
    assert.equal(await holderOf(), '');
  });
});
