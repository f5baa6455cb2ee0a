import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { querySettleBills } from '../../../../src/contract/settlement/bills';
import { sumsOfBills } from '../../../../src/domain/settlement/bill-sums';
import { clearingDayOf } from '../../../../src/domain/settlement/period';
import type { Database } from '../../db/database';
import { findBilledAccounts, findBills } from './bill-queries';
import { viewBills } from './bill-view';

type Call = typeof querySettleBills;

/**
 * Lists the bills of an enterprise. Their state depends on the day, so all of them are read and filtered here; there
 * are only a few a month.
 */
export async function listBills(
  db: Database,
  enterpriseNum: string,
  body: ParsedBodyOf<Call>,
  now: Date,
): Promise<ResultOf<Call>> {
  const { billStateList, accountNoList, beginMonth, endMonth, pageIndex, pageSize } = body;
  const rows = await findBills(db, enterpriseNum, {
    begin: beginMonth === '' ? '' : `${beginMonth}-01`,
    end: endMonth === '' ? '' : lastDayOf(endMonth),
  });
  const bills = (await viewBills(db, rows, now)).filter(
    ({ billState, accountNo }) =>
      (billStateList.length === 0 || billStateList.includes(billState)) &&
      (accountNoList.length === 0 || accountNoList.includes(accountNo)),
  );
  const kinds = new Map(rows.map((row) => [row.bill_no, row.kind_sums]));
  return {
    total: bills.length,
    sums: sumsOfBills(bills.map((bill) => ({ ...bill, kinds: kinds.get(bill.billNo) ?? [] }))),
    accountList: await findBilledAccounts(db, enterpriseNum),
    billList: bills.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return clearingDayOf(year, number, 31);
}
