import { randomUUID } from 'node:crypto';
import { CLAIM_LIMIT, type DisputeReason } from '../../../../src/contract/settlement/disputes';
import { claimOf, isDisputable } from '../../../../src/domain/settlement/claim';
import type { Database } from '../../db/database';
import { attachFiles } from '../../files/attach';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { findBill, insertEvent, lockContract } from '../bills/bill-queries';
import { DISPUTE_FILES, fileOwnerNo } from './dispute-files';
import { insertMessage } from './dispute-queries';
import { recountHeldLines, touch } from '../lines/held-lines';

/** Person of an enterprise who raises a dispute or writes about it, and the moment. */
export interface Disputant {
  enterpriseNum: string;
  staffNo: string;
  staffName: string;
  now: Date;
}

interface NewDispute {
  billNo: string;
  lineList: readonly { lineNo: number; claimAmount: number | null }[];
  reason: DisputeReason;
  content: string;
  fileNoList: readonly string[];
}

const CLAIM_WRONG = { missing: '请输入异议金额', tooMuch: '异议金额不能超过可异议的金额' } as const;

/**
 * Disputes lines of a bill to be confirmed, in the caller's transaction. Throws billUnknown, billNotConfirmable,
 * lineNotDisputable, lineDisputed, fileUnknown, and fieldsInvalid for a wrong claim.
 */
export async function raiseDispute(db: Database, by: Disputant, body: NewDispute): Promise<string> {
  const { enterpriseNum, staffNo, staffName, now } = by;
  const { billNo, lineList, reason, content, fileNoList } = body;
  await lockContract(db, enterpriseNum);
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Fault('billUnknown');
  if (bill.bill_state !== 'toConfirm') throw new Fault('billNotConfirmable');
  const claims = await claimsOf(db, billNo, lineList);

  const disputeNo = `ZY${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('settle_dispute')
    .values({
      dispute_no: disputeNo,
      bill_no: billNo,
      enterprise_num: enterpriseNum,
      reason,
      raised_by: staffNo,
      raised_name: staffName,
      raised_at: now,
      ended_at: null,
    })
    .execute();
  await db
    .insertInto('settle_dispute_line')
    .values(
      claims.map(({ lineNo, claimed }) => ({
        dispute_no: disputeNo,
        line_no: lineNo,
        claim_amount: claimed,
        accepted_amount: null,
        correction_line_no: null,
      })),
    )
    .execute();
  await writeMessage(db, by, { disputeNo, content, fileNoList });
  const amount = claims.reduce((sum, { claimed }) => sum + claimed, 0);
  await insertEvent(
    db,
    billNo,
    { how: 'disputed', operatorName: staffName, lineCount: claims.length, amount, aboutNo: disputeNo },
    now,
  );
  await touch(db, billNo);
  await recountHeldLines(db, enterpriseNum);
  return disputeNo;
}

/** Returns the claimed amount of each line. */
async function claimsOf(
  db: Database,
  billNo: string,
  lineList: NewDispute['lineList'],
): Promise<{ lineNo: number; claimed: number }[]> {
  const lineNos = lineList.map(({ lineNo }) => lineNo);
  if (new Set(lineNos).size < lineNos.length) throw new Fault('lineNotDisputable');
  const lines = await db
    .selectFrom('settle_line')
    .select(['line_no', 'kind', 'amount'])
    .where('bill_no', '=', billNo)
    .where('line_no', 'in', lineNos)
    .execute();
  const disputed = await db
    .selectFrom('settle_dispute_line')
    .select('line_no')
    .where('line_no', 'in', lineNos)
    .where('is_live', '=', true)
    .execute();
  const byNo = new Map(lines.map((line) => [line.line_no, line]));
  const wrong: Record<string, string> = {};
  const claims = lineList.map(({ lineNo, claimAmount }, i) => {
    const line = byNo.get(lineNo);
    if (line === undefined || !isDisputable(line.kind)) throw new Fault('lineNotDisputable');
    const claim = claimOf(line.amount, claimAmount, CLAIM_LIMIT);
    if ('wrong' in claim) wrong[`lineList.${i}.claimAmount`] = CLAIM_WRONG[claim.wrong];
    return { lineNo, claimed: 'fen' in claim ? claim.fen : 0 };
  });
  if (disputed.length > 0) throw new Fault('lineDisputed');
  if (Object.keys(wrong).length > 0) throw fieldsInvalid(wrong);
  return claims;
}

interface NewMessage {
  disputeNo: string;
  content: string;
  fileNoList: readonly string[];
}

async function writeMessage(
  db: Database,
  by: Disputant,
  { disputeNo, content, fileNoList }: NewMessage,
): Promise<number> {
  const message = { sender: 'enterprise', senderName: by.staffName, content, now: by.now } as const;
  const sequence = await insertMessage(db, disputeNo, message);
  await attachFiles(db, by, fileNoList, { kind: DISPUTE_FILES, no: fileOwnerNo(disputeNo, sequence) });
  return sequence;
}

/** Locks the contract and returns the open dispute. Throws disputeUnknown and disputeOver. */
async function lockOpen(db: Database, enterpriseNum: string, disputeNo: string) {
  await lockContract(db, enterpriseNum);
  const dispute = await db
    .selectFrom('settle_dispute')
    .selectAll()
    .where('dispute_no', '=', disputeNo)
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (dispute === undefined) throw new Fault('disputeUnknown');
  if (dispute.dispute_state !== 'open') throw new Fault('disputeOver');
  return dispute;
}

/** Writes a message to the agency about an open dispute. Throws disputeUnknown, disputeOver and fileUnknown. */
export async function writeToAgency(db: Database, by: Disputant, message: NewMessage): Promise<number> {
  await lockOpen(db, by.enterpriseNum, message.disputeNo);
  return writeMessage(db, by, message);
}

/** Withdraws a dispute, so that its lines are owed again. Throws disputeUnknown and disputeOver. */
export async function withdraw(db: Database, by: Disputant, disputeNo: string): Promise<void> {
  const { enterpriseNum, staffName: operatorName, now } = by;
  const dispute = await lockOpen(db, enterpriseNum, disputeNo);
  await db
    .updateTable('settle_dispute')
    .set({ dispute_state: 'withdrawn', ended_at: now })
    .where('dispute_no', '=', disputeNo)
    .execute();
  await db
    .updateTable('settle_dispute_line')
    .set({ is_live: false })
    .where('dispute_no', '=', disputeNo)
    .execute();
  await insertEvent(db, dispute.bill_no, { how: 'withdrawn', operatorName, aboutNo: disputeNo }, now);
  await touch(db, dispute.bill_no);
  await recountHeldLines(db, enterpriseNum);
}
