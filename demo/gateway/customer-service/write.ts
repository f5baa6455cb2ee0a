import type { ServiceMessage } from '../../../src/contract/customer-service';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { appendMessage, findMessage, lockThread, type NewMessage } from './queries';

/** Sender name of the gateway's own messages; replies have the name of the agency. */
const SERVICE_NAME = '在线客服';
const GREETING = '您好，您的消息已收到，客服会尽快回复您。工作时间为每日 08:30-17:30。';

/**
 * Writes a message into a thread, in a transaction. A repeated message id returns the existing message; a customer's
 * first message is answered with a greeting. Throws requestIdReused for the id of another message.
 */
export async function writeMessage(tx: Database, message: NewMessage, now: Date): Promise<ServiceMessage> {
  const { staffNo, messageId, sender, content } = message;
  const isFirst = (await lockThread(tx, staffNo, now)) === 0;
  const known = await findMessage(tx, staffNo, messageId);
  if (known !== undefined) {
    if (known.sender !== sender || known.content !== content) throw new Fault('requestIdReused');
    return known;
  }
  const written = await appendMessage(tx, message, now);
  if (isFirst && sender === 'customer') {
    await appendMessage(
      tx,
      { staffNo, messageId: 'greeting', sender: 'system', senderName: SERVICE_NAME, content: GREETING },
      now,
    );
  }
  return written;
}
