import { sql } from 'kysely';
import type { ServiceMessage } from '../../../src/contract/customer-service';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import type { Selectable } from 'kysely';

type MessageRow = Selectable<Schema['service_message']>;

export interface ReadState {
  readSequence: number;
  unreadCount: number;
}

export interface ThreadState extends ReadState {
  /** 0 for a thread that does not exist yet. */
  lastSequence: number;
}

/** Last sequence of a thread, and the number of messages its customer has not read. */
export async function findThreadState(db: Database, staffNo: string): Promise<ThreadState> {
  const thread = await db
    .selectFrom('service_thread as t')
    .select(['t.last_sequence', 't.read_sequence', (eb) => unreadByCustomer(eb.ref('t.read_sequence'))])
    .where('t.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (thread === undefined) return { lastSequence: 0, readSequence: 0, unreadCount: 0 };
  const { last_sequence, read_sequence, unread_count } = thread;
  return { lastSequence: last_sequence, readSequence: read_sequence, unreadCount: unread_count };
}

const unreadByCustomer = (readSequence: unknown) =>
  sql<number>`(select count(*) from service_message m
    where m.staff_no = t.staff_no and m.sequence > ${readSequence} and m.sender <> 'customer')`.as(
    'unread_count',
  );

/** Up to `limit` messages after a sequence, oldest first. */
export async function findMessagesAfter(
  db: Database,
  staffNo: string,
  sequence: number,
  limit: number,
): Promise<ServiceMessage[]> {
  const rows = await db
    .selectFrom('service_message')
    .selectAll()
    .where('staff_no', '=', staffNo)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(asMessage);
}

/** The newest `pageSize` messages before a sequence, oldest first, and whether there are older ones. */
export async function findPage(
  db: Database,
  staffNo: string,
  beforeSequence: number | undefined,
  pageSize: number,
): Promise<{ messageList: ServiceMessage[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('service_message')
    .selectAll()
    .where('staff_no', '=', staffNo)
    .$if(beforeSequence !== undefined, (q) => q.where('sequence', '<', beforeSequence ?? 0))
    .orderBy('sequence', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    messageList: rows.slice(0, pageSize).toReversed().map(asMessage),
    hasMore: rows.length > pageSize,
  };
}

export interface NewMessage {
  staffNo: string;
  messageId: string;
  sender: MessageRow['sender'];
  senderName: string;
  content: string;
}

/**
 * Locks a thread until the transaction ends, and creates it if needed, so that messages are appended in order. Returns
 * the sequence of its newest message.
 */
export async function lockThread(tx: Database, staffNo: string, now: Date): Promise<number> {
  await tx
    .insertInto('service_thread')
    .values({ staff_no: staffNo, last_message_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last_sequence } = await tx
    .selectFrom('service_thread')
    .select('last_sequence')
    .where('staff_no', '=', staffNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last_sequence;
}

/** The message with an id, by either author. */
export async function findMessage(
  db: Database,
  staffNo: string,
  messageId: string,
): Promise<ServiceMessage | undefined> {
  const row = await db
    .selectFrom('service_message')
    .selectAll()
    .where('staff_no', '=', staffNo)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row && asMessage(row);
}

/** Appends to a locked thread. */
export async function appendMessage(
  tx: Database,
  { staffNo, messageId, sender, senderName, content }: NewMessage,
  now: Date,
): Promise<ServiceMessage> {
  const { last_sequence: sequence } = await tx
    .updateTable('service_thread')
    .set((eb) => ({
      last_sequence: eb('last_sequence', '+', 1),
      version: eb('version', '+', 1),
      last_message_at: now,
    }))
    .where('staff_no', '=', staffNo)
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('service_message')
    .values({
      staff_no: staffNo,
      sequence,
      message_id: messageId,
      sender,
      sender_name: senderName,
      content,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asMessage(row);
}

/** Stores the read position of the customer; it never exceeds the thread and never decreases. */
export async function noteRead(db: Database, staffNo: string, sequence: number): Promise<void> {
  await advance(db, 'read_sequence', { staffNo, sequence }).execute();
}

/** Stores the read position of the agency while this operator holds the thread. */
export async function noteReadBy(
  db: Database,
  operatorNo: string,
  read: { staffNo: string; sequence: number },
): Promise<void> {
  await advance(db, 'agent_read_sequence', read).where('operator_no', '=', operatorNo).execute();
}

/** Moves a read position forward, at most to the end of the thread. */
const advance = (
  db: Database,
  side: 'read_sequence' | 'agent_read_sequence',
  { staffNo, sequence }: { staffNo: string; sequence: number },
) =>
  db
    .updateTable('service_thread')
    .set((eb) => ({
      [side]: sql`least(${sequence}::integer, last_sequence)`,
      version: eb('version', '+', 1),
    }))
    .where('staff_no', '=', staffNo)
    .where(side, '<', sql<number>`least(${sequence}::integer, last_sequence)`);

/** Versions of all existing threads, or of the given ones. */
export async function findVersions(
  db: Database,
  staffNos: readonly string[] | undefined,
): Promise<Map<string, number>> {
  if (staffNos?.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_thread')
    .select(['staff_no', 'version'])
    .$if(staffNos !== undefined, (q) => q.where('staff_no', 'in', staffNos ?? []))
    .execute();
  return new Map(rows.map(({ staff_no, version }) => [staff_no, version]));
}

function asMessage(row: MessageRow): ServiceMessage {
  return {
    sequence: row.sequence,
    messageId: row.message_id,
    sender: row.sender,
    senderName: row.sender_name,
    content: row.content,
    sendTime: row.sent_at.toISOString(),
  };
}
