import type { AreaAnswers } from '../../support/components/samples';
import { MESSAGES, serviceMessage } from './service-samples';

export const answers: AreaAnswers = () => ({
  queryMessages: () => ({
    messageList: MESSAGES,
    hasMore: false,
    lastSequence: 3,
    readSequence: 2,
    unreadCount: 1,
  }),
  sendMessage: ({ messageId, content }: { messageId: string; content: string }) =>
    serviceMessage({ sequence: 4, messageId, content, sendTime: new Date().toISOString() }),
  markRead: ({ sequence }: { sequence: number }) => ({ readSequence: sequence, unreadCount: 0 }),
});
