import type { ServiceMessage } from '../../../src/contract/customer-service';

export function serviceMessage(change: Partial<ServiceMessage> = {}): ServiceMessage {
  return {
    sequence: 1,
    messageId: 'message-1',
    sender: 'customer',
    senderName: '林静',
    content: '航班延误了怎么办？',
    sendTime: '2026-11-19T01:30:00.000Z',
    ...change,
  };
}
export const MESSAGES: ServiceMessage[] = [
  serviceMessage(),
  serviceMessage({
    sequence: 2,
    messageId: 'greeting',
    sender: 'system',
    senderName: '在线客服',
    content: '您好',
  }),
  serviceMessage({
    sequence: 3,
    messageId: 'message-3',
    sender: 'agent',
    senderName: '在线客服',
    content: '请提供订单号',
    sendTime: '2026-11-20T01:30:00.000Z',
  }),
];
