import type { Selectable } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { OfflineRechargeInfo, queryRechargeList } from '../../../../src/contract/wallet/recharge';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import type { Schema } from '../../db/schema';
import type { EnterpriseKind } from '../../server/enterprise-kind';

export type Recharge = Selectable<Schema['wallet_recharge']>;

/** `lock` keeps it from changing until the transaction ends. */
export function findRecharge(
  db: Database,
  rechargeNo: string,
  {
    enterpriseNum,
    tmcNumber,
    lock = false,
  }: { enterpriseNum?: string; tmcNumber?: string; lock?: boolean } = {},
): Promise<Recharge | undefined> {
  return db
    .selectFrom('wallet_recharge')
    .selectAll()
    .where('recharge_no', '=', rechargeNo)
    .$if(enterpriseNum !== undefined, (q) => q.where('enterprise_num', '=', enterpriseNum ?? ''))
    .$if(tmcNumber !== undefined, (q) =>
      q.where('enterprise_num', 'in', (eb) =>
        eb
          .selectFrom('enterprise')
          .select('enterprise_num')
          .where('tmc_number', '=', tmcNumber ?? ''),
      ),
    )
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

/** The kind of the enterprise that recharges its wallet; undefined for an unknown recharge. */
export const kindOfPayer = (db: Database, rechargeNo: string): Promise<EnterpriseKind | undefined> =>
  db
    .selectFrom('wallet_recharge as r')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'r.enterprise_num')
    .select('e.is_sandbox as isSandbox')
    .where('r.recharge_no', '=', rechargeNo)
    .where('r.way', '=', 'cashier')
    .executeTakeFirst();

/** Stores the decision about a recharge. */
export async function decide(
  db: Database,
  rechargeNo: string,
  decided: {
    recharge_state: 'confirmed' | 'refused' | 'withdrawn';
    decided_at: Date;
    decided_by: string;
    refuse_reason?: string;
    trade_no?: string;
  },
): Promise<void> {
  await db.updateTable('wallet_recharge').set(decided).where('recharge_no', '=', rechargeNo).execute();
}

type RechargeQuery = ParsedBodyOf<typeof queryRechargeList>;

export async function listRecharges(
  db: Database,
  enterpriseNum: string,
  { stateList, keyword, pageIndex, pageSize }: RechargeQuery,
): Promise<{ total: number; offlineRechargeList: OfflineRechargeInfo[] }> {
  const pattern = containing(keyword);
  const found = db
    .selectFrom('wallet_recharge as r')
    .where('r.enterprise_num', '=', enterpriseNum)
    .$if(stateList.length > 0, (q) => q.where('r.recharge_state', 'in', stateList))
    .$if(keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb('r.recharge_no', 'ilike', pattern),
          holdsName('r.payer_name', keyword),
          eb('r.bank_reference', 'ilike', pattern),
        ]),
      ),
    );
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('staff as s', 's.staff_no', 'r.applicant_no')
    .selectAll('r')
    .select('s.staff_name')
    .orderBy('r.applied_at', 'desc')
    .orderBy('r.recharge_no', 'desc')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total, offlineRechargeList: rows.map(rechargeView) };
}

export async function showRecharge(
  db: Database,
  enterpriseNum: string,
  rechargeNo: string,
): Promise<OfflineRechargeInfo | undefined> {
  const row = await db
    .selectFrom('wallet_recharge as r')
    .innerJoin('staff as s', 's.staff_no', 'r.applicant_no')
    .selectAll('r')
    .select('s.staff_name')
    .where('r.enterprise_num', '=', enterpriseNum)
    .where('r.recharge_no', '=', rechargeNo)
    .executeTakeFirst();
  return row && rechargeView(row);
}

const rechargeView = (row: Recharge & { staff_name: string }): OfflineRechargeInfo => ({
  rechargeNo: row.recharge_no,
  way: row.way,
  rechargeState: row.recharge_state,
  amount: row.amount,
  staffNO: row.applicant_no,
  staffName: row.staff_name,
  applyTime: row.applied_at.toISOString(),
  payerName: row.payer_name,
  bankReference: row.bank_reference,
  transferDate: row.transferred_on ?? '',
  remark: row.remark,
  decideTime: row.decided_at?.toISOString() ?? '',
  decidedBy: row.decided_by,
  refuseReason: row.refuse_reason,
});
