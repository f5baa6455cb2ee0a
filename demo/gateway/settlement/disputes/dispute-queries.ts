import { sql } from 'kysely';
import type {
  DisputeMessage,
  DisputeState,
  SettleDispute,
} from '../../../../src/contract/settlement/disputes';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { nameAtAgency } from '../../enterprise/name-at-agency';
import { findFilesOf } from '../../files/queries';
import { DISPUTE_FILES, fileOwnerNo } from './dispute-files';

interface DisputeRow {
  dispute_no: string;
  bill_no: string;
  enterprise_num: string;
  dispute_state: DisputeState;
  reason: SettleDispute['reason'];
  raised_name: string;
  raised_at: Date;
  ended_at: Date | null;
  line_count: number;
  line_amount: number;
  claim_amount: number;
  accepted_amount: number;
  correction_bill_no: string | null;
  last_at: Date;
  last_sender: SettleDispute['lastSender'];
  all_count: number;
}

const viewOf = (row: DisputeRow): SettleDispute => ({
  disputeNo: row.dispute_no,
  billNo: row.bill_no,
  disputeState: row.dispute_state,
  reason: row.reason,
  lineCount: row.line_count,
  lineAmount: row.line_amount,
  claimAmount: row.claim_amount,
  acceptedAmount: row.accepted_amount,
  correctionBillNo: row.correction_bill_no ?? '',
  raisedBy: row.raised_name,
  raisedTime: row.raised_at.toISOString(),
  endedTime: row.ended_at?.toISOString() ?? '',
  lastMessageTime: row.last_at.toISOString(),
  lastSender: row.last_sender,
});

type DisputeQuery = DisputesOf & DisputeFilters;

/** Disputes of one enterprise, or of all enterprises of an agency. */
type DisputesOf = { enterpriseNum: string } | { tmcNumber: string };

interface DisputeFilters {
  /** Part of the number of the bill, or of the enterprise's name or number; '' for all. */
  keyword?: string;
  /** Moments between which they were raised, the end excluded. */
  from?: Date | undefined;
  until?: Date | undefined;
  disputeNo?: string;
  billNo?: string;
  states?: readonly DisputeState[];
  limit: number;
  offset: number;
}

/** Disputes, the newest first, with their total. */
export async function findDisputes(
  db: Database,
  query: DisputeQuery,
): Promise<{ total: number; disputes: (SettleDispute & { enterpriseNum: string })[] }> {
  const { keyword = '', from, until, disputeNo = '', billNo = '', states = [], limit, offset } = query;
  const pattern = containing(keyword);
  const found = sql`
    where ${
      'enterpriseNum' in query
        ? sql`d.enterprise_num = ${query.enterpriseNum}`
        : sql`d.enterprise_num in (select enterprise_num from enterprise where tmc_number = ${query.tmcNumber})`
    }
      and ${
        keyword === ''
          ? sql`true`
          : sql`(d.bill_no ilike ${pattern} or d.enterprise_num in (select enterprise_num from enterprise
              where ent_name ilike ${pattern} or enterprise_num ilike ${pattern}))`
      }
      and ${from === undefined ? sql`true` : sql`d.raised_at >= ${from}`}
      and ${until === undefined ? sql`true` : sql`d.raised_at < ${until}`}
      and ${disputeNo === '' ? sql`true` : sql`d.dispute_no = ${disputeNo}`}
      and ${billNo === '' ? sql`true` : sql`d.bill_no = ${billNo}`}
      and ${states.length === 0 ? sql`true` : sql`d.dispute_state = any(${[...states]})`}`;
  const { rows } = await sql<DisputeRow>`
    select d.*, sums.*, last.*, (select count(*) from settle_dispute d ${found})::int as all_count
    from (select * from settle_dispute d ${found}
      order by d.raised_at desc, d.dispute_no limit ${limit} offset ${offset}) d
    cross join lateral (
      select count(*)::int as line_count, sum(l.amount)::bigint as line_amount, sum(dl.claim_amount)::bigint as claim_amount,
        coalesce(sum(dl.accepted_amount), 0)::bigint as accepted_amount, max(c.bill_no) as correction_bill_no
      from settle_dispute_line dl join settle_line l using (line_no)
      left join settle_line c on c.line_no = dl.correction_line_no
      where dl.dispute_no = d.dispute_no) sums
    cross join lateral (
      select m.sent_at as last_at, m.sender as last_sender from settle_dispute_message m
      where m.dispute_no = d.dispute_no order by m.sequence desc limit 1) last
    order by d.raised_at desc, d.dispute_no`.execute(db);
  const total = rows[0]?.all_count ?? (offset === 0 ? 0 : await countDisputes(db, found));
  return { total, disputes: rows.map((row) => ({ ...viewOf(row), enterpriseNum: row.enterprise_num })) };
}

async function countDisputes(db: Database, found: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from settle_dispute d ${found}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A dispute of an enterprise of this agency, with the name of the enterprise; undefined also for those of others. */
export function findDisputeOfAgency(
  db: Database,
  tmcNumber: string,
  disputeNo: string,
): Promise<{ enterprise_num: string; ent_name: string; bill_no: string } | undefined> {
  return db
    .selectFrom('settle_dispute as d')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'd.enterprise_num')
    .select(['d.enterprise_num', nameAtAgency.as('ent_name'), 'd.bill_no'])
    .where('d.dispute_no', '=', disputeNo)
    .where('e.tmc_number', '=', tmcNumber)
    .executeTakeFirst();
}

interface ClaimRow {
  line_no: number;
  claim_amount: number;
  accepted_amount: number | null;
}

export function findClaims(db: Database, disputeNo: string): Promise<ClaimRow[]> {
  return db
    .selectFrom('settle_dispute_line')
    .select(['line_no', 'claim_amount', 'accepted_amount'])
    .where('dispute_no', '=', disputeNo)
    .orderBy('line_no')
    .execute();
}

/** Messages of a dispute with their files, the oldest first. */
export async function findMessages(db: Database, disputeNo: string): Promise<DisputeMessage[]> {
  const rows = await db
    .selectFrom('settle_dispute_message')
    .selectAll()
    .where('dispute_no', '=', disputeNo)
    .orderBy('sequence')
    .execute();
  const files = await findFilesOf(
    db,
    DISPUTE_FILES,
    rows.map(({ sequence }) => fileOwnerNo(disputeNo, sequence)),
  );
  return rows.map((row) => ({
    sequence: row.sequence,
    sender: row.sender,
    senderName: row.sender_name,
    content: row.content,
    fileList: files
      .filter(({ ownerNo }) => ownerNo === fileOwnerNo(disputeNo, row.sequence))
      .map(({ file }) => file),
    sendTime: row.sent_at.toISOString(),
  }));
}

/** Inserts the next message of a dispute. The caller holds the lock of its enterprise's contract. */
export async function insertMessage(
  db: Database,
  disputeNo: string,
  {
    sender,
    senderName,
    content,
    now,
  }: Pick<DisputeMessage, 'sender' | 'senderName' | 'content'> & { now: Date },
): Promise<number> {
  const { last } = await db
    .selectFrom('settle_dispute_message')
    .select((eb) => eb.fn.max('sequence').as('last'))
    .where('dispute_no', '=', disputeNo)
    .executeTakeFirstOrThrow();
  const sequence = ((last as number | null) ?? 0) + 1;
  await db
    .insertInto('settle_dispute_message')
    .values({ dispute_no: disputeNo, sequence, sender, sender_name: senderName, content, sent_at: now })
    .execute();
  return sequence;
}
