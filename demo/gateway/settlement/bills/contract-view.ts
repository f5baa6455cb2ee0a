import { sql } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import type { querySettlementContract } from '../../../../src/contract/settlement/contract-info';
import { MULTI_ACCOUNT } from '../../../../src/contract/settlement/products';
import { addDays } from '../../../../src/domain/shanghai-time';
import { rateText } from '../../../../src/domain/settlement/late-fee';
import type { Database } from '../../db/database';
import { findContract } from './bill-queries';
import { findMultiAccount } from '../products/accounts';
import { unbilled } from './unbilled';

/** Returns the contract of an enterprise with its next bill and its unbilled amounts. */
export async function contractView(
  db: Database,
  enterpriseNum: string,
): Promise<ResultOf<typeof querySettlementContract>> {
  const contract = await findContract(db, enterpriseNum);
  const multiAccountStatus = await findMultiAccount(db, enterpriseNum);
  if (contract === undefined) {
    return {
      contractInfo: null,
      confirmDays: 0,
      payDays: 0,
      nextPeriodBegin: '',
      nextPeriodEnd: '',
      nextBillDate: '',
      nextMultiAccountStatus: MULTI_ACCOUNT.one,
      multiAccountStatus,
      unbilledAmount: 0,
      unbilledCount: 0,
    };
  }
  const { rows } = await sql<{ amount: number; count: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as amount, count(*)::int as count from ${unbilled(contract)}`.execute(
    db,
  );
  return {
    contractInfo: {
      enterpriseNum,
      billDateFlag: contract.bill_date_flag,
      clearingDate: contract.clearing_date,
      contractBeginDate: contract.begin_date,
      contractEndDate: contract.end_date ?? '',
      lateFreeRate: rateText(contract.late_rate),
    },
    confirmDays: contract.confirm_days,
    payDays: contract.pay_days,
    nextPeriodBegin: contract.next_begin,
    nextPeriodEnd: addDays(contract.next_bill_date, -1),
    nextBillDate: contract.next_bill_date,
    nextMultiAccountStatus: contract.next_by_account ? MULTI_ACCOUNT.several : MULTI_ACCOUNT.one,
    multiAccountStatus,
    unbilledAmount: rows[0]?.amount ?? 0,
    unbilledCount: rows[0]?.count ?? 0,
  };
}
