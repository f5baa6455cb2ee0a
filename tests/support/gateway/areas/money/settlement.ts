import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../../../../../demo/gateway/db/database';
import { findInconsistencies } from '../../../../../demo/gateway/consistency';
import { inconsistencies as ofMoney } from '../../../../../demo/gateway/payment/consistency';
import { makeDueBills } from '../../../../../demo/gateway/settlement/bills/close';
import { inconsistencies as ofBills } from '../../../../../demo/gateway/settlement/consistency';
import { saveEntSetting } from '../../../../../demo/gateway/enterprise-setting/queries';
import { ENT_SETTING } from '../../../../../src/contract/enterprise-setting/enterprise-setting';
import { MULTI_ACCOUNT } from '../../../../../src/contract/settlement/products';
import { instantOf } from '../../../../../src/domain/shanghai-time';
import { ENTERPRISE } from './billed-orders';

/** Present contract of the first enterprise. */
export async function contractOf(db: Database, enterpriseNum = ENTERPRISE) {
  return db
    .selectFrom('settle_contract')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
}

/**
 * Makes the next bill of the first enterprise on its clearing date. Resolves with its number, or that of the closing if
 * there are several.
 */
export async function closeNextBill(db: Database): Promise<string> {
  const { next_bill_date } = await contractOf(db);
  await makeDueBills(db, instantOf(`${next_bill_date}T00:10`));
  return `ZD${next_bill_date.replaceAll('-', '')}-${ENTERPRISE}`;
}

/** Lifts the credit limit of the first enterprise. */
export async function liftCredit(db: Database): Promise<void> {
  await sql`update ledger_account set floor = -1000000000000 where account_no = ${`${ENTERPRISE}-credit`}`.execute(
    db,
  );
}

/** Total that orders have taken from the credit line, less the refunds. */
export async function sumCreditCharges(db: Database): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_transfer t using (transfer_no)
    where e.account_no = ${`${ENTERPRISE}-credit`} and t.payment_no is not null`.execute(db);
  assert.ok(rows[0]);
  return rows[0].sum;
}

export interface BilledLine {
  entry_no: number | null;
  bill_no: string;
  kind: string;
  part: string;
  segment_no: number;
  passenger_no: number;
  amount: number;
}

/**
 * Makes bills of the first enterprise per accounting entity, or as one again. Takes effect after the present period.
 */
export const settleByAccount = (db: Database, isSeveral: boolean): Promise<void> =>
  saveEntSetting(db, ENTERPRISE, {
    settingNo: ENT_SETTING.multiAccountStatus,
    settingName: '按核算主体分账户结算',
    value: String(isSeveral ? MULTI_ACCOUNT.several : MULTI_ACCOUNT.one),
  });

/** Adds a second accounting entity to the first enterprise. Resolves with its number. */
export async function addEntity(db: Database): Promise<string> {
  const entity = {
    accounting_entity_no: `${ENTERPRISE}A2`,
    accounting_entity_name: '华睿信息（上海）有限公司',
  };
  await db
    .insertInto('accounting_entity')
    .values({ ...entity, enterprise_num: ENTERPRISE, tax_no: '91310000MA1FL5B27X', code: 'A2' })
    .execute();
  return entity.accounting_entity_no;
}

/** Settlement lines of the first enterprise, by entry. */
export async function billedLines(db: Database, billNo?: string): Promise<BilledLine[]> {
  return db
    .selectFrom('settle_line')
    .select(['entry_no', 'bill_no', 'kind', 'part', 'segment_no', 'passenger_no', 'amount'])
    .where('bill_no', 'like', `ZD________-${ENTERPRISE}%`)
    .$if(billNo !== undefined, (some) => some.where('bill_no', '=', billNo ?? ''))
    .orderBy('line_no')
    .execute();
}

/**
 * Throws unless bills and the ledger agree. Other checks are skipped, because the orders were written without the data
 * they need.
 */
export async function checkBills(db: Database): Promise<void> {
  const found = await findInconsistencies(db);
  const looked = new Set([...Object.keys(ofMoney), ...Object.keys(ofBills)]);
  assert.deepEqual(
    found.filter(({ what }) => looked.has(what)),
    [],
  );
}
