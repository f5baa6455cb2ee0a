import type { queryAgencyDispute, queryAgencyDisputes } from '../../../../src/contract/agency/disputes';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { nameAtAgency } from '../../enterprise/name-at-agency';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';
import { findBill } from '../../settlement/bills/bill-queries';
import { viewBill } from '../../settlement/bills/bill-view';
import {
  findClaims,
  findDisputeOfAgency,
  findDisputes,
  findMessages,
} from '../../settlement/disputes/dispute-queries';
import { linesByNo } from '../../settlement/lines/line-queries';
import { findHistory } from '../log/history';

/** Throws disputeUnknown, also for disputes of other agencies. */
export async function disputeOf(db: Database, { tmcNumber }: Operator, disputeNo: string) {
  const dispute = await findDisputeOfAgency(db, tmcNumber, disputeNo);
  if (dispute === undefined) throw new Fault('disputeUnknown');
  return dispute;
}

export async function listDisputes(
  db: Database,
  { tmcNumber }: Operator,
  asked: ParsedBodyOf<typeof queryAgencyDisputes>,
): Promise<ResultOf<typeof queryAgencyDisputes>> {
  const { keyword, disputeState, beginDate, endDate, pageIndex, pageSize } = asked;
  const { total, disputes } = await findDisputes(db, {
    tmcNumber,
    keyword,
    ...(disputeState && { states: [disputeState] }),
    from: beginDate === '' ? undefined : instantOf(`${beginDate}T00:00`),
    until: endDate === '' ? undefined : instantOf(`${addDays(endDate, 1)}T00:00`),
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  });
  const names = await namesOf(
    db,
    disputes.map(({ enterpriseNum }) => enterpriseNum),
  );
  return {
    total,
    disputeList: disputes.map((one) => ({ ...one, entName: names.get(one.enterpriseNum) ?? '' })),
  };
}

async function namesOf(db: Database, nums: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (nums.length === 0) return new Map();
  const rows = await db
    .selectFrom('enterprise as e')
    .select(['e.enterprise_num', nameAtAgency.as('ent_name')])
    .where('e.enterprise_num', 'in', [...new Set(nums)])
    .execute();
  return new Map(rows.map((row) => [row.enterprise_num, row.ent_name]));
}

/** A dispute with its lines, messages, bill and history. Throws disputeUnknown. */
export async function showDispute(
  db: Database,
  operator: Operator,
  { disputeNo, now }: { disputeNo: string; now: Date },
): Promise<ResultOf<typeof queryAgencyDispute>> {
  const { enterprise_num: enterpriseNum, ent_name: entName } = await disputeOf(db, operator, disputeNo);
  const {
    disputes: [dispute],
  } = await findDisputes(db, { enterpriseNum, disputeNo, limit: 1, offset: 0 });
  const bill = dispute && (await findBill(db, enterpriseNum, dispute.billNo));
  if (dispute === undefined || bill === undefined) throw new Fault('disputeUnknown');
  const claims = await findClaims(db, disputeNo);
  const lines = await linesByNo(
    db,
    claims.map(({ line_no }) => line_no),
  );
  return {
    dispute: { ...dispute, entName },
    bill: await viewBill(db, bill, now),
    lineList: claims.flatMap(({ line_no, claim_amount, accepted_amount }) =>
      lines
        .filter(({ lineNo }) => lineNo === line_no)
        .map((line) => ({ line, claimAmount: claim_amount, acceptedAmount: accepted_amount })),
    ),
    messageList: await findMessages(db, disputeNo),
    historyList: await findHistory(db, operator, disputeNo),
  };
}
