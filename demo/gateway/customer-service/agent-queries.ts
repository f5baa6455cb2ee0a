import { sql } from 'kysely';
import type { Database } from '../db/database';

/** A thread as the agent sees it in the list. */
export interface ThreadRow {
  staffNo: string;
  staffName: string;
  entName: string;
  lastSender: string;
  lastContent: string;
  /** ISO instant. */
  lastTime: string;
  lastSequence: number;
  /** Messages of the customer that no agent has read. */
  unreadCount: number;
}

const SHOWN_THREADS = 100;

/** The most recently changed threads, newest first. */
export async function findThreads(db: Database): Promise<ThreadRow[]> {
  const rows = await db
    .selectFrom('service_thread as t')
    .innerJoin('staff as s', 's.staff_no', 't.staff_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .innerJoin('service_message as m', (join) =>
      join.onRef('m.staff_no', '=', 't.staff_no').onRef('m.sequence', '=', 't.last_sequence'),
    )
    .select([
      't.staff_no as staffNo',
      's.staff_name as staffName',
      'e.ent_short_name as entName',
      'm.sender_name as lastSender',
      'm.content as lastContent',
      'm.sent_at as lastTime',
      't.last_sequence as lastSequence',
      sql<number>`(select count(*) from service_message u where u.staff_no = t.staff_no
        and u.sequence > t.agent_read_sequence and u.sender = 'customer')`.as('unreadCount'),
    ])
    .orderBy('t.last_message_at', 'desc')
    .orderBy('t.staff_no')
    .limit(SHOWN_THREADS)
    .execute();
  return rows.map((row) => ({ ...row, lastTime: row.lastTime.toISOString() }));
}

export async function hasThread(db: Database, staffNo: string): Promise<boolean> {
  const thread = await db
    .selectFrom('service_thread')
    .select('staff_no')
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  return thread !== undefined;
}
