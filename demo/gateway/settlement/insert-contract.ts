import type { MonthlyTerms } from '../../../src/contract/enterprise/new-enterprise';
import { rateInMillionths } from '../../../src/domain/settlement/late-fee';
import { billPeriodFrom } from '../../../src/domain/settlement/period';
import type { InferOutput } from 'valibot';
import type { DatabaseTransaction } from '../db/database';

type Terms = Omit<InferOutput<typeof MonthlyTerms>, 'creditLimit'>;

/** Inserts the contract of an enterprise for monthly billing. */
export async function insertContract(
  tx: DatabaseTransaction,
  enterpriseNum: string,
  { billDateFlag, clearingDate, beginDate, endDate, lateRate, confirmDays, payDays }: Terms,
): Promise<void> {
  const first = billPeriodFrom(beginDate, {
    clearingDate,
    contractBeginDate: beginDate,
    contractEndDate: endDate,
  });
  await tx
    .insertInto('settle_contract')
    .values({
      enterprise_num: enterpriseNum,
      bill_date_flag: billDateFlag,
      clearing_date: clearingDate,
      begin_date: beginDate,
      end_date: endDate === '' ? null : endDate,
      late_rate: rateInMillionths(lateRate),
      confirm_days: confirmDays,
      pay_days: payDays,
      next_begin: first.periodBegin,
      next_bill_date: first.billDate,
    })
    .execute();
}
