import { randomUUID } from 'node:crypto';
import { assignChat, queryChat, replyChat, streamChats } from '../../../../src/contract/agency/chats';
import type { ServiceMessage } from '../../../../src/contract/customer-service';
import type { TestGateway } from '../harness';
import { openAs, operatorOf } from './agency';
import { readEvents, type EventReader } from './event-reader';

/** Replies as the demo's operator of customer service, who takes the chat if it is in the queue. */
export async function replyTo(
  gateway: TestGateway,
  staffNo: string,
  content: string,
  messageId: string = randomUUID(),
): Promise<ServiceMessage> {
  const as = await openAs(gateway, 'service');
  const { operatorNo } = await gateway.ok(queryChat, { staffNo }, { as });
  const to = operatorOf('service').operatorNo;
  if (operatorNo === '') await gateway.ok(assignChat, { staffNo, from: '', to }, { as });
  return gateway.ok(replyChat, { staffNo, messageId, content }, { as });
}

/** Streams the chats of the demo's agency, with the messages of one from its beginning. */
export const readChats = (address: string, as: string, staffNo = ''): Promise<EventReader> =>
  readEvents(address + streamChats.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'auth-sign': as },
    body: JSON.stringify({ staffNo, afterSequence: 0 }),
  });
