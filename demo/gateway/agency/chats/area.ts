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
} from '../../../../src/contract/agency/chats';
import { addReply, alterReply, findCannedReplies, removeReply } from '../../customer-service/canned-replies';
import { assertChat, findChat, findChats, findChatVersions } from '../../customer-service/chats';
import { findPage, findThreadState } from '../../customer-service/queries';
import type { Area } from '../../server/area';
import { createChangeWatch } from '../../server/events/change-watch';
import { createStreamCount } from '../../server/events/stream-count';
import { implementOperator } from '../../server/http/operator';
import { assign, findChatOperators, markRead, reply } from './hold';
import { mountChatStream } from './stream';

export const area: Area = {
  name: 'agency/chats',
  isOfAgency: true,
  implementations: () => [
    implementOperator(queryChats, ({ db, operator }, asked) => findChats(db, operator, asked)),
    implementOperator(queryChat, ({ db, operator }, { staffNo }) => findChat(db, operator, staffNo)),
    implementOperator(queryChatMessages, async ({ db, operator }, { staffNo, beforeSequence, pageSize }) => {
      await assertChat(db, operator, staffNo);
      // the state first, so that a message arriving in between is on the page and not lost
      const { lastSequence } = await findThreadState(db, staffNo);
      return { ...(await findPage(db, staffNo, beforeSequence, pageSize)), lastSequence };
    }),
    implementOperator(queryChatOperators, async ({ db, operator }) => ({
      operatorList: await findChatOperators(db, operator),
    })),
    implementOperator(assignChat, assign),
    implementOperator(replyChat, reply),
    implementOperator(markChatRead, markRead),

    implementOperator(queryCannedReplies, ({ db, operator }, asked) =>
      findCannedReplies(db, operator.tmcNumber, asked),
    ),
    implementOperator(addCannedReply, async ({ db, operator, now, record }, { content }) => {
      const replyNo = await addReply(db, operator.tmcNumber, { content, now });
      await record({ subject: replyNo, summary: `新增常用语：${content}` });
      return { replyNo };
    }),
    implementOperator(alterCannedReply, async ({ db, operator, record }, altered) => {
      await alterReply(db, operator.tmcNumber, altered);
      await record({ subject: altered.replyNo, summary: `修改常用语：${altered.content}` });
      return {};
    }),
    implementOperator(removeCannedReply, async ({ db, operator, record }, seen) => {
      const content = await removeReply(db, operator.tmcNumber, seen);
      await record({ subject: seen.replyNo, summary: `删除常用语：${content}` });
      return {};
    }),
  ],
  async mount(app, { db, deps: { config }, host, limitCalls }) {
    const watch = createChangeWatch((tmcNumbers) => findChatVersions(db, tmcNumbers), {
      what: 'chats of agencies',
      pollMs: config.messagePollMs,
      log: app.log,
    });
    // ends the streams before the server waits for its connections, which they would keep open
    app.addHook('preClose', () => watch.close());
    await app.register(async (streams) => {
      streams.addHook('onRequest', limitCalls);
      const { streamsPerSession: perSession, streamsPerUser: perUser } = config;
      const count = createStreamCount({ perSession, perUser });
      mountChatStream(streams, host, { watch, heartbeatMs: config.streamHeartbeatMs, count });
    });
  },
};
