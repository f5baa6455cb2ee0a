import type { Chat, queryChat, queryChatMessages } from '../../../src/contract/agency/chats';
import type { ResultOf } from '../../../src/contract/call';
import type { ServiceMessage } from '../../../src/contract/customer-service';
import type { Answers } from '../../support/components/fake-runtime';

const CHAT: Chat = {
  staffNo: 'S0001',
  staffName: '陈思远',
  entName: '华睿信息',
  chatState: 'queue',
  operatorNo: '',
  operatorName: '',
  lastSenderName: '陈思远',
  lastContent: '航班延误怎么办？',
  lastTime: '2026-11-29T01:00:00.000Z',
  unreadCount: 1,
};
export const MESSAGE: ServiceMessage = {
  sequence: 1,
  messageId: 'message-1',
  sender: 'customer',
  senderName: '陈思远',
  content: '航班延误怎么办？',
  sendTime: '2026-11-29T01:00:00.000Z',
};
const PAGE: ResultOf<typeof queryChatMessages> = { messageList: [MESSAGE], hasMore: false, lastSequence: 1 };
const DETAIL: ResultOf<typeof queryChat> = {
  ...CHAT,
  enterpriseNum: '100001',
  entFullName: '华睿信息技术股份有限公司',
  departmentName: '平台研发部',
  telephone: '13800000001',
};
const CANNED = { replyNo: 'CR1', content: '您好，请提供订单号。', revision: 1 };

/** Chats of a desk on which the only chat is taken, handed over and returned. */
export function chatsAnswers(): Answers {
  let holder: Pick<Chat, 'chatState' | 'operatorNo' | 'operatorName'> = CHAT;
  return {
    queryChats: () => ({ total: 1, waitingCount: 1, chatList: [{ ...CHAT, ...holder }] }),
    queryChat: () => ({ ...DETAIL, ...holder }),
    queryChatMessages: () => PAGE,
    queryChatOperators: () => ({
      operatorList: [
        { operatorNo: 'OP1', operatorName: '方若兰', isCaller: true },
        { operatorNo: 'OP2', operatorName: '韩雨桐', isCaller: false },
      ],
    }),
    assignChat({ to }: { to: string }) {
      const chatState = to === '' ? 'queue' : to === 'OP1' ? 'own' : 'others';
      const operatorName = to === '' ? '' : to === 'OP1' ? '方若兰' : '韩雨桐';
      holder = { chatState, operatorNo: to, operatorName };
      return {};
    },
    replyChat: ({ messageId, content }: { messageId: string; content: string }): ServiceMessage => ({
      ...MESSAGE,
      sequence: 2,
      messageId,
      sender: 'agent',
      senderName: '远途商旅服务有限公司',
      content,
    }),
    markChatRead: () => ({}),
    queryCannedReplies: () => ({ total: 1, replyList: [CANNED] }),
    addCannedReply: () => ({ replyNo: 'CR2' }),
    alterCannedReply: () => ({}),
    removeCannedReply: () => ({}),
  };
}
