import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { messages } from '../server/metrics/measures';

export type TextMessage = Selectable<Schema['sms_message']>;

/** A message that is still to be sent. */
export const findText = (db: Database, messageNo: string): Promise<TextMessage | undefined> =>
  db
    .selectFrom('sms_message')
    .selectAll()
    .where('message_no', '=', Number(messageNo))
    .where('state', 'in', ['waiting', 'handedOver'])
    .executeTakeFirst();

const updating = (db: Database, messageNo: string) =>
  db.updateTable('sms_message').where('message_no', '=', Number(messageNo));

/** `handedOver`: it is now sent to the SMS service; `waiting`: it did not reach the service. */
export async function setTextState(
  db: Database,
  messageNo: string,
  state: 'handedOver' | 'waiting',
): Promise<void> {
  await updating(db, messageNo).set({ state }).execute();
}

/** Ends a message and clears its text, so that only the receiver has a sent code. */
export async function endText(
  db: Database,
  messageNo: string,
  state: 'sent' | 'failed' | 'uncertain',
): Promise<void> {
  await updating(db, messageNo).set({ state, content: '' }).execute();
  messages.inc({ channel: 'text', outcome: state });
}
