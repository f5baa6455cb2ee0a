import type { ContractTerms } from '../../../src/contract/enterprise/new-enterprise';
import { rateInMillionths } from '../../../src/domain/settlement/late-fee';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Fault } from '../server/http/fault';
import type { ContractRow } from './bills/bill-queries';
import './schema';

type TermsRow = Selectable<Schema['settle_terms']>;

/** Terms that are planned and not in force. */
export function findPlannedTerms(db: Database, enterpriseNum: string): Promise<TermsRow | undefined> {
  return db
    .selectFrom('settle_terms')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Plans terms in place of those of `seenTermsNo` (0: none). The caller has locked the contract, which a bill that begins
 * at this moment locks, too. Throws contractChanged.
 */
export async function planTerms(
  tx: Database,
  enterpriseNum: string,
  { seenTermsNo, terms, setBy, now }: { seenTermsNo: number; terms: ContractTerms; setBy: string; now: Date },
): Promise<void> {
  const planned = await findPlannedTerms(tx, enterpriseNum);
  if ((planned?.terms_no ?? 0) !== seenTermsNo) throw new Fault('contractChanged');
  if (planned !== undefined) await withdrawTerms(tx, enterpriseNum, seenTermsNo);
  await tx
    .insertInto('settle_terms')
    .values({
      enterprise_num: enterpriseNum,
      begin_date: terms.beginDate,
      end_date: terms.endDate === '' ? null : terms.endDate,
      bill_date_flag: terms.billDateFlag,
      clearing_date: terms.clearingDate,
      late_rate: rateInMillionths(terms.lateRate),
      confirm_days: terms.confirmDays,
      pay_days: terms.payDays,
      set_by: setBy,
      set_at: now,
    })
    .execute();
}

/** Deletes planned terms. Throws contractChanged when they are in force or were replaced. */
export async function withdrawTerms(tx: Database, enterpriseNum: string, termsNo: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('settle_terms')
    .where('enterprise_num', '=', enterpriseNum)
    .where('terms_no', '=', termsNo)
    .where('applied_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) throw new Fault('contractChanged');
}

/** The contract for the bill whose period begins on a day: planned terms of that day or earlier are in force with it. */
export async function contractFrom(
  tx: Database,
  contract: ContractRow,
  { periodBegin, now }: { periodBegin: string; now: Date },
): Promise<ContractRow> {
  const planned = await findPlannedTerms(tx, contract.enterprise_num);
  if (planned === undefined || planned.begin_date > periodBegin) return contract;
  await tx
    .updateTable('settle_terms')
    .set({ applied_at: now, former_end: contract.end_date })
    .where('terms_no', '=', planned.terms_no)
    .execute();
  const { bill_date_flag, clearing_date, end_date, late_rate, confirm_days, pay_days } = planned;
  return { ...contract, bill_date_flag, clearing_date, end_date, late_rate, confirm_days, pay_days };
}
