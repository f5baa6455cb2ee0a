import { decisionOf } from '../../../../src/domain/settlement/claim';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { insertEvent, lockContract } from '../bills/bill-queries';
import { findClaims, insertMessage } from './dispute-queries';
import { recountHeldLines, touch } from '../lines/held-lines';

/** Signature of the agency's messages. */
const AGENCY_NAME = '结算专员';

/**
 * Locks the contract of the dispute's enterprise and returns the open dispute. Throws disputeUnknown and disputeOver.
 */
async function lockOpen(db: Database, disputeNo: string) {
  const known = await db
    .selectFrom('settle_dispute')
    .select('enterprise_num')
    .where('dispute_no', '=', disputeNo)
    .executeTakeFirst();
  if (known === undefined) throw new Fault('disputeUnknown');
  await lockContract(db, known.enterprise_num);
  const dispute = await db
    .selectFrom('settle_dispute')
    .selectAll()
    .where('dispute_no', '=', disputeNo)
    .executeTakeFirstOrThrow();
  if (dispute.dispute_state !== 'open') throw new Fault('disputeOver');
  return dispute;
}

interface Answer {
  disputeNo: string;
  content: string;
  now: Date;
}

const messageOf = ({ content, now }: Answer) =>
  ({ sender: 'agency', senderName: AGENCY_NAME, content, now }) as const;

/** Writes a message of the agency about an open dispute. Throws disputeUnknown and disputeOver. */
export async function answerDispute(db: Database, answer: Answer): Promise<void> {
  await lockOpen(db, answer.disputeNo);
  await insertMessage(db, answer.disputeNo, messageOf(answer));
}

/**
 * Ends a dispute. The next bill takes off the accepted amount of each line; `content` gives the reason. Throws
 * disputeUnknown, disputeOver, and lineNotDisputable for a line that is not part of it or an amount above the claim.
 */
export async function decideDispute(
  db: Database,
  answer: Answer & { acceptedList: readonly { lineNo: number; acceptedAmount: number }[] },
): Promise<void> {
  const { disputeNo, acceptedList, now } = answer;
  const { bill_no, enterprise_num } = await lockOpen(db, disputeNo);
  const claims = await findClaims(db, disputeNo);
  const accepted = new Map(acceptedList.map(({ lineNo, acceptedAmount }) => [lineNo, acceptedAmount]));
  if (accepted.size !== claims.length || acceptedList.length !== claims.length) {
    throw new Fault('lineNotDisputable');
  }
  const decided = claims.map(({ line_no, claim_amount }) => {
    const acceptedAmount = accepted.get(line_no);
    if (acceptedAmount === undefined || acceptedAmount > claim_amount) throw new Fault('lineNotDisputable');
    return { lineNo: line_no, claimAmount: claim_amount, acceptedAmount };
  });
  for (const { lineNo, acceptedAmount } of decided) {
    await db
      .updateTable('settle_dispute_line')
      .set({ accepted_amount: acceptedAmount })
      .where('dispute_no', '=', disputeNo)
      .where('line_no', '=', lineNo)
      .execute();
  }
  await db
    .updateTable('settle_dispute')
    .set({ dispute_state: decisionOf(decided), ended_at: now })
    .where('dispute_no', '=', disputeNo)
    .execute();
  await insertMessage(db, disputeNo, messageOf(answer));
  const amount = decided.reduce((sum, one) => sum + one.acceptedAmount, 0);
  const event = { how: 'decided', operatorName: AGENCY_NAME, lineCount: decided.length, amount } as const;
  await insertEvent(db, bill_no, { ...event, aboutNo: disputeNo }, now);
  await touch(db, bill_no);
  await recountHeldLines(db, enterprise_num);
}
