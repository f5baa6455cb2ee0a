import type { queryCannedReplies } from '../../../src/contract/agency/chats';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { Database } from '../db/database';
import { containing } from '../db/like';
import { Fault } from '../server/http/fault';
import { newNumber } from '../server/new-number';
import './schema';

const MOST_REPLIES = 200;

/** A page of an agency's prepared replies, by their text. */
export async function findCannedReplies(
  db: Database,
  tmcNumber: string,
  { keyword, pageIndex, pageSize }: ParsedBodyOf<typeof queryCannedReplies>,
): Promise<ResultOf<typeof queryCannedReplies>> {
  let found = db.selectFrom('service_canned_reply').where('tmc_number', '=', tmcNumber);
  if (keyword !== '') found = found.where('content', 'ilike', containing(keyword));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['reply_no', 'content', 'version'])
    .orderBy('made_at')
    .orderBy('reply_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    replyList: rows.map((row) => ({
      replyNo: row.reply_no,
      content: row.content,
      revision: row.version,
    })),
  };
}

/** Throws cannedReplyTaken, cannedRepliesFull. */
export async function addReply(
  tx: Database,
  tmcNumber: string,
  { content, now }: { content: string; now: Date },
): Promise<string> {
  const others = await lockReplies(tx, tmcNumber);
  if (others.length >= MOST_REPLIES) throw new Fault('cannedRepliesFull');
  assertNew(others, content);
  const replyNo = newNumber('CR', now);
  await tx
    .insertInto('service_canned_reply')
    .values({ reply_no: replyNo, tmc_number: tmcNumber, content, made_at: now })
    .execute();
  return replyNo;
}

interface SeenReply {
  replyNo: string;
  revision: number;
}

/** Throws cannedReplyChanged, also for replies of another agency, and cannedReplyTaken. */
export async function alterReply(
  tx: Database,
  tmcNumber: string,
  { replyNo, revision, content }: SeenReply & { content: string },
): Promise<void> {
  const all = await lockReplies(tx, tmcNumber);
  assertUnchanged(all, { replyNo, revision });
  assertNew(
    all.filter(({ reply_no }) => reply_no !== replyNo),
    content,
  );
  await tx
    .updateTable('service_canned_reply')
    .set({ content, version: revision + 1 })
    .where('reply_no', '=', replyNo)
    .execute();
}

/** Removes a reply and returns its text. Throws cannedReplyChanged, also for replies of another agency. */
export async function removeReply(tx: Database, tmcNumber: string, seen: SeenReply): Promise<string> {
  const { content } = assertUnchanged(await lockReplies(tx, tmcNumber), seen);
  await tx.deleteFrom('service_canned_reply').where('reply_no', '=', seen.replyNo).execute();
  return content;
}

interface StoredReply {
  reply_no: string;
  content: string;
  version: number;
}

/** Returns the agency's replies, which change one after the other. */
async function lockReplies(tx: Database, tmcNumber: string): Promise<StoredReply[]> {
  await tx
    .selectFrom('tmc')
    .select('tmc_number')
    .where('tmc_number', '=', tmcNumber)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return tx
    .selectFrom('service_canned_reply')
    .select(['reply_no', 'content', 'version'])
    .where('tmc_number', '=', tmcNumber)
    .execute();
}

function assertNew(others: readonly StoredReply[], content: string): void {
  if (others.some((one) => one.content === content)) throw new Fault('cannedReplyTaken');
}

function assertUnchanged(all: readonly StoredReply[], { replyNo, revision }: SeenReply): StoredReply {
  const found = all.find((one) => one.reply_no === replyNo);
  if (found?.version !== revision) throw new Fault('cannedReplyChanged');
  return found;
}
