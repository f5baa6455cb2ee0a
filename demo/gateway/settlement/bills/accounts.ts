import { sql, type RawBuilder } from 'kysely';
import { MULTI_ACCOUNT } from '../../../../src/contract/settlement/products';
import type { DatabaseTransaction, Database } from '../../db/database';
import type { ClosingBill } from './bill-queries';
import { accountBillNo } from './bill-no';
import { findMultiAccount } from '../products/accounts';
import '../schema';

/** An accounting entity with the number of its bill in a closing. */
export interface AccountBill {
  accountNo: string;
  accountName: string;
  billNo: string;
}

/** Returns whether the enterprise currently has its bills split by accounting entity. */
export const isByAccount = async (db: Database, enterpriseNum: string): Promise<boolean> =>
  (await findMultiAccount(db, enterpriseNum)) === MULTI_ACCOUNT.several;

/**
 * Returns the accounting entities that the enterprise charges order costs to, closed ones included, with their bill
 * numbers in a closing. A new entity gets the next sequence number and keeps it. The caller holds the contract's lock.
 */
export async function numberAccounts(
  tx: DatabaseTransaction,
  { enterprise_num, closing_no }: Pick<ClosingBill, 'enterprise_num' | 'closing_no'>,
): Promise<AccountBill[]> {
  await sql`
    insert into settle_account (enterprise_num, account_no, sequence)
    select enterprise_num, accounting_entity_no,
      (select coalesce(max(sequence), 0) from settle_account where enterprise_num = ${enterprise_num})
        + row_number() over (order by accounting_entity_no)
    from accounting_entity e where enterprise_num = ${enterprise_num}
      and exists (select from order_cost c where c.accounting_entity_no = e.accounting_entity_no)
      and not exists (select from settle_account a where a.enterprise_num = e.enterprise_num
        and a.account_no = e.accounting_entity_no)`.execute(tx);
  const rows = await tx
    .selectFrom('settle_account as a')
    .innerJoin('accounting_entity as e', 'e.accounting_entity_no', 'a.account_no')
    .select(['a.account_no', 'a.sequence', 'e.accounting_entity_name'])
    .where('a.enterprise_num', '=', enterprise_num)
    .orderBy('a.account_no')
    .execute();
  return rows.map(({ account_no, sequence, accounting_entity_name }) => ({
    accountNo: account_no,
    accountName: accounting_entity_name,
    billNo: accountBillNo(closing_no, sequence),
  }));
}

/** The accounts as rows of a statement: account_no, bill_no. */
export const accountRows = (accounts: readonly AccountBill[]): RawBuilder<unknown> =>
  sql`select * from unnest(${accounts.map(({ accountNo }) => accountNo)}::text[],
    ${accounts.map(({ billNo }) => billNo)}::text[]) as a (account_no, bill_no)`;
