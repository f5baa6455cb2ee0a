import { sql } from 'kysely';
import type { StoredFile } from '../../../../src/contract/files/files';
import type { OfflineRechargeInfo } from '../../../../src/contract/wallet/recharge';
import type { Database } from '../../db/database';
import { findFilesOf } from '../../files/queries';
import { RECHARGE_FILES } from '../file-owner';

/** A transfer as the agency sees it. */
export interface AgencyRecharge extends Pick<
  OfflineRechargeInfo,
  | 'rechargeNo'
  | 'rechargeState'
  | 'amount'
  | 'payerName'
  | 'bankReference'
  | 'transferDate'
  | 'applyTime'
  | 'refuseReason'
> {
  entName: string;
  files: readonly StoredFile[];
}

const SHOWN = 50;

/** Transfers of all enterprises: the waiting ones, the oldest first, then the last decided ones. */
export async function findAgencyRecharges(db: Database): Promise<AgencyRecharge[]> {
  const rows = await db
    .selectFrom('wallet_recharge as r')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'r.enterprise_num')
    .selectAll('r')
    .select('e.ent_name')
    .where('r.way', '=', 'offline')
    .orderBy(sql`r.recharge_state <> 'waiting'`)
    .orderBy(sql`case when r.recharge_state = 'waiting' then r.applied_at end`)
    .orderBy('r.decided_at', 'desc')
    .limit(SHOWN)
    .execute();
  const files = await findFilesOf(
    db,
    RECHARGE_FILES,
    rows.map(({ recharge_no }) => recharge_no),
  );
  return rows.map((row) => ({
    rechargeNo: row.recharge_no,
    rechargeState: row.recharge_state,
    amount: row.amount,
    payerName: row.payer_name,
    bankReference: row.bank_reference,
    transferDate: row.transferred_on ?? '',
    applyTime: row.applied_at.toISOString(),
    refuseReason: row.refuse_reason,
    entName: row.ent_name,
    files: files.filter(({ ownerNo }) => ownerNo === row.recharge_no).map(({ file }) => file),
  }));
}
