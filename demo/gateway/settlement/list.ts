import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { querySettleBills, SettleBill } from '../../../src/contract/settlement/bills';
import { clearingDayOf } from '../../../src/domain/settlement/period';
import type { Database } from '../db/database';
import { findBilledAccounts, findBills } from './bill-queries';
import { viewBills } from './bill-view';

type Call = typeof querySettleBills;

type Amount = keyof ResultOf<Call>['sums'];

const sumOf = (bills: readonly SettleBill[], key: Amount): number =>
  bills.reduce((sum, bill) => sum + bill[key], 0);

/** Bills of an enterprise. There are few a month: whether one is late is told by the day, of all of them. */
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
  return {
    total: bills.length,
    sums: {
      totalAmount: sumOf(bills, 'totalAmount'),
      payableAmount: sumOf(bills, 'payableAmount'),
      paidAmount: sumOf(bills, 'paidAmount'),
      outstandingAmount: sumOf(bills, 'outstandingAmount'),
    },
    accountList: await findBilledAccounts(db, enterpriseNum),
    billList: bills.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return clearingDayOf(year, number, 31);
}
