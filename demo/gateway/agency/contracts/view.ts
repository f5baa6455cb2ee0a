import type {
  AgencyContract,
  PlannedTerms,
  queryEnterpriseContract,
} from '../../../../src/contract/agency/contracts';
import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { MULTI_ACCOUNT } from '../../../../src/contract/settlement/products';
import { rateText } from '../../../../src/domain/settlement/late-fee';
import type { Database } from '../../db/database';
import { atOneMoment } from '../../db/transaction';
import type { OperatorContext } from '../../server/http/operator';
import { contractView } from '../../settlement/bills/contract-view';
import { findProducts } from '../../settlement/products/queries';
import { findPlannedTerms } from '../../settlement/terms';
import { findWalletAccount } from '../../wallet/account-queries';
import { findEnterprise } from '../enterprises/queries';
import '../schema';

/** Throws agencyEnterpriseUnknown. */
export const findContractOf = (
  { db: whole, operator, now }: OperatorContext,
  { enterpriseNum }: ParsedBodyOf<typeof queryEnterpriseContract>,
): Promise<AgencyContract> =>
  atOneMoment(whole, async (db) => {
    await findEnterprise(db, operator, enterpriseNum);
    const view = await contractView(db, enterpriseNum);
    const { credit, prepaid } = await findWalletAccount(db, enterpriseNum, now);
    const products = await findProducts(db, enterpriseNum);
    return {
      contractInfo: view.contractInfo,
      confirmDays: view.confirmDays,
      payDays: view.payDays,
      nextPeriodBegin: view.nextPeriodBegin,
      nextPeriodEnd: view.nextPeriodEnd,
      nextBillDate: view.nextBillDate,
      unbilledAmount: view.unbilledAmount,
      planned: await plannedView(db, enterpriseNum),
      credit,
      prepaid,
      ...(await openBills(db, enterpriseNum)),
      isByAccount: view.multiAccountStatus === MULTI_ACCOUNT.several,
      productList: products.map((one) => ({
        productNo: one.productNo,
        productName: one.productName,
        isOpen: one.isOpen,
        isAllStaff: one.isAllStaff,
        userCount: one.personArray.length + one.deptArray.length + one.positionArray.length,
      })),
    };
  });

async function plannedView(db: Database, enterpriseNum: string): Promise<PlannedTerms | null> {
  const planned = await findPlannedTerms(db, enterpriseNum);
  if (planned === undefined) return null;
  const setter = await db
    .selectFrom('agency_operator')
    .select('operator_name')
    .where('operator_no', '=', planned.set_by)
    .executeTakeFirst();
  return {
    termsNo: planned.terms_no,
    clearingDate: planned.clearing_date,
    billDateFlag: planned.bill_date_flag,
    beginDate: planned.begin_date,
    endDate: planned.end_date ?? '',
    lateRate: rateText(planned.late_rate),
    confirmDays: planned.confirm_days,
    payDays: planned.pay_days,
    setBy: setter?.operator_name ?? '',
    setTime: planned.set_at.toISOString(),
  };
}

async function openBills(
  db: Database,
  enterpriseNum: string,
): Promise<{ openBillCount: number; openBillAmount: number }> {
  const { count, amount } = await db
    .selectFrom('settle_bill')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(total_amount - held_amount - paid_amount), 0)::bigint`.as('amount'))
    .where('enterprise_num', '=', enterpriseNum)
    .where('bill_state', '!=', 'settled')
    .executeTakeFirstOrThrow();
  return { openBillCount: count, openBillAmount: amount };
}
