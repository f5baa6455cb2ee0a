import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type TextMessage = Selectable<Schema['sms_message']>;

/** One that is still to be sent. */
export const findText = (db: Database, messageNo: string): Promise<TextMessage | undefined> =>
  db
    .selectFrom('sms_message')
    .selectAll()
    .where('message_no', '=', Number(messageNo))
    .where('state', 'in', ['waiting', 'handedOver'])
    .executeTakeFirst();

const updating = (db: Database, messageNo: string) =>
  db.updateTable('sms_message').where('message_no', '=', Number(messageNo));

/** `handedOver`: it goes to the SMS service now; `waiting`: it did not reach it. */
export async function setTextState(
  db: Database,
  messageNo: string,
  state: 'handedOver' | 'waiting',
): Promise<void> {
  await updating(db, messageNo).set({ state }).execute();
}

/** Its text is not kept: a code that was sent is in the hands of its receiver alone. */
export async function endText(
  db: Database,
  messageNo: string,
  state: 'sent' | 'failed' | 'uncertain',
): Promise<void> {
  await updating(db, messageNo).set({ state, content: '' }).execute();
}
