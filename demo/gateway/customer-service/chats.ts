import { sql } from 'kysely';
import type { Chat, ChatState, queryChat, queryChats } from '../../../src/contract/agency/chats';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { Database } from '../db/database';
import { containing, holdsName } from '../db/like';
import { Fault } from '../server/http/fault';
import './schema';

/** An agency's operator, as far as chats need them. */
export interface Agent {
  tmcNumber: string;
  operatorNo: string;
}

const unread = sql<number>`(select count(*)::integer from service_message u where u.staff_no = t.staff_no
  and u.sequence > t.agent_read_sequence and u.sender = 'customer')`;

/** Threads of employees whose enterprise an agency serves. */
const threadsOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('service_thread as t')
    .innerJoin('staff as s', 's.staff_no', 't.staff_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .where('e.tmc_number', '=', tmcNumber);

const chatsOf = (db: Database, tmcNumber: string) =>
  threadsOf(db, tmcNumber)
    .innerJoin('service_message as m', (join) =>
      join.onRef('m.staff_no', '=', 't.staff_no').onRef('m.sequence', '=', 't.last_sequence'),
    )
    .leftJoin('agency_operator as o', (join) =>
      join.onRef('o.operator_no', '=', 't.operator_no').on('o.tmc_number', '=', tmcNumber),
    );

const COLUMNS = [
  't.staff_no',
  's.staff_name',
  'e.ent_short_name',
  't.operator_no',
  'o.operator_name',
  'm.sender_name',
  'm.content',
  'm.sent_at',
] as const;

interface ChatRow {
  staff_no: string;
  staff_name: string;
  ent_short_name: string;
  operator_no: string | null;
  operator_name: string | null;
  sender_name: string;
  content: string;
  sent_at: Date;
  unread_count: number;
}

const stateOf = (holder: string | null, { operatorNo }: Agent): ChatState => {
  if (holder === null) return 'queue';
  return holder === operatorNo ? 'own' : 'others';
};

const viewOf = (row: ChatRow, agent: Agent): Chat => ({
  staffNo: row.staff_no,
  staffName: row.staff_name,
  entName: row.ent_short_name,
  chatState: stateOf(row.operator_no, agent),
  operatorNo: row.operator_no ?? '',
  operatorName: row.operator_name ?? '',
  lastSenderName: row.sender_name,
  lastContent: row.content,
  lastTime: row.sent_at.toISOString(),
  unreadCount: row.unread_count,
});

/** A page of an agency's chats, the latest message first. */
export async function findChats(
  db: Database,
  agent: Agent,
  { keyword, chatState, pageIndex, pageSize }: ParsedBodyOf<typeof queryChats>,
): Promise<ResultOf<typeof queryChats>> {
  let found = chatsOf(db, agent.tmcNumber);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        holdsName('s.staff_name', keyword),
        eb('e.ent_name', 'ilike', pattern),
        eb('e.ent_short_name', 'ilike', pattern),
      ]),
    );
  }
  if (chatState === 'queue') found = found.where('t.operator_no', 'is', null);
  if (chatState === 'own') found = found.where('t.operator_no', '=', agent.operatorNo);
  if (chatState === 'others') found = found.where('t.operator_no', '<>', agent.operatorNo);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(COLUMNS)
    .select(unread.as('unread_count'))
    .orderBy('t.last_message_at', 'desc')
    .orderBy('t.staff_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    waitingCount: await countWaiting(db, agent),
    chatList: rows.map((row) => viewOf(row, agent)),
  };
}

/** Number of chats with unread messages that no other operator has taken. */
async function countWaiting(db: Database, { tmcNumber, operatorNo }: Agent): Promise<number> {
  const { waiting } = await threadsOf(db, tmcNumber)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where((eb) => eb.or([eb('t.operator_no', 'is', null), eb('t.operator_no', '=', operatorNo)]))
    .where(
      sql<boolean>`exists (select 1 from service_message u where u.staff_no = t.staff_no
        and u.sequence > t.agent_read_sequence and u.sender = 'customer')`,
    )
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Throws chatUnknown, also for chats of another agency. */
export async function findChat(
  db: Database,
  agent: Agent,
  staffNo: string,
): Promise<ResultOf<typeof queryChat>> {
  const row = await chatsOf(db, agent.tmcNumber)
    .leftJoin('department as d', 'd.dept_no', 's.dept_no')
    .select(COLUMNS)
    .select(unread.as('unread_count'))
    .select(['e.enterprise_num', 'e.ent_name', 'd.dept_name', 's.phone'])
    .where('t.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('chatUnknown');
  return {
    ...viewOf(row, agent),
    enterpriseNum: row.enterprise_num,
    entFullName: row.ent_name,
    departmentName: row.dept_name ?? '',
    telephone: row.phone,
  };
}

export async function isChatOf(
  db: Database,
  { tmcNumber }: Pick<Agent, 'tmcNumber'>,
  staffNo: string,
): Promise<boolean> {
  const found = await threadsOf(db, tmcNumber)
    .select('t.staff_no')
    .where('t.staff_no', '=', staffNo)
    .executeTakeFirst();
  return found !== undefined;
}

/** Throws chatUnknown, also for chats of another agency. */
export async function assertChat(db: Database, agent: Agent, staffNo: string): Promise<void> {
  if (!(await isChatOf(db, agent, staffNo))) throw new Fault('chatUnknown');
}

/** Locks a chat until the transaction ends. Returns its holder and its person. Throws chatUnknown. */
export async function lockChat(
  tx: Database,
  { tmcNumber }: Agent,
  staffNo: string,
): Promise<{ holder: string | null; staffName: string; enterpriseNum: string }> {
  const row = await threadsOf(tx, tmcNumber)
    .select(['t.operator_no', 's.staff_name', 'e.enterprise_num'])
    .where('t.staff_no', '=', staffNo)
    .forUpdate('t')
    .executeTakeFirst();
  if (row === undefined) throw new Fault('chatUnknown');
  return { holder: row.operator_no, staffName: row.staff_name, enterpriseNum: row.enterprise_num };
}

/** Gives a locked chat to an operator, or to none. */
export async function setHolder(tx: Database, staffNo: string, operatorNo: string | null): Promise<void> {
  await tx
    .updateTable('service_thread')
    .set((eb) => ({ operator_no: operatorNo, version: eb('version', '+', 1) }))
    .where('staff_no', '=', staffNo)
    .execute();
}

/** Returns the chats of an operator who answers none any more to the queue. */
export async function releaseChats(tx: Database, operatorNo: string): Promise<void> {
  await tx
    .updateTable('service_thread')
    .set((eb) => ({ operator_no: null, version: eb('version', '+', 1) }))
    .where('operator_no', '=', operatorNo)
    .execute();
}

/** Sum of the versions of each agency's chats, which grows with every change. */
export async function findChatVersions(
  db: Database,
  tmcNumbers: readonly string[] | undefined,
): Promise<Map<string, number>> {
  if (tmcNumbers?.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_thread as t')
    .innerJoin('staff as s', 's.staff_no', 't.staff_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .select(['e.tmc_number', sql<number>`sum(t.version)::bigint`.as('version')])
    .$if(tmcNumbers !== undefined, (q) => q.where('e.tmc_number', 'in', tmcNumbers ?? []))
    .groupBy('e.tmc_number')
    .execute();
  return new Map(rows.map(({ tmc_number, version }) => [tmc_number, version]));
}
