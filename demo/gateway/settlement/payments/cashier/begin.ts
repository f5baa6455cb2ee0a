import type { ParsedBodyOf, ResultOf } from '../../../../../src/contract/call';
import { PAY_TYPE } from '../../../../../src/contract/payment/payment';
import type { beginBillPayment } from '../../../../../src/contract/settlement/payments';
import { nextCashierQuery } from '../../../../../src/domain/money/cashier-query';
import { ensureClearing, hasWallet } from '../../../payment/accounts';
import { cashierPage, checkReturnUrl } from '../../../payment/cashier-link';
import { findMethod } from '../../../payment/methods';
import { checkSecured } from '../../../payment/wallet-security';
import type { GatewayConfig } from '../../../server/config';
import type { EnterpriseKind } from '../../../server/enterprise-kind';
import { Fault } from '../../../server/http/fault';
import type { CallerContext } from '../../../server/http/implement';
import { newNumber } from '../../../server/new-number';
import { checkPayable } from '../check-payable';
import { findPendingBillPayment, type CashierRow } from './queries';

export const BILL_NOTIFY_PATH = '/settlement/notify';
export const BILL_RESULT_PATH = '/settlement/result';

/** Begins a payment of a bill at the cashier. Throws the errors of its call. */
export async function beginAtCashier(
  config: GatewayConfig,
  context: CallerContext,
  { billNo, amount, subPayType, returnUrl }: ParsedBodyOf<typeof beginBillPayment>,
): Promise<ResultOf<typeof beginBillPayment>> {
  const { db, caller, now } = context;
  if (findMethod(PAY_TYPE.thirdParty, subPayType)?.wallet !== 'cashier') {
    throw new Fault('payMethodUnavailable');
  }
  const backTo = checkReturnUrl(config, returnUrl);
  await checkPayable(context, { billNo, amount, subPayType });
  await checkSecured(context, caller.enterpriseNum, amount);
  // a payment of a bill restores the credit line that bore it
  if (!(await hasWallet(db, caller.enterpriseNum, 'credit'))) throw new Fault('payMethodUnavailable');
  await ensureClearing(db, caller.enterpriseNum);
  const wanted = {
    bill_no: billNo,
    amount,
    sub_pay_type: subPayType,
    payer_no: caller.staffNo,
    query_at: nextCashierQuery(now, now) ?? null,
  };
  // the cashier takes the money of one number once, so two tabs reuse the begun payment and do not pay twice
  const begun = await findPendingBillPayment(db, wanted);
  const cashierNo = begun ?? newNumber('ZF', now);
  if (begun === undefined) {
    await db
      .insertInto('settle_cashier')
      .values({
        ...wanted,
        cashier_no: cashierNo,
        begun_at: now,
        paid_at: null,
        trade_no: null,
        payment_no: null,
        over_transfer_no: null,
      })
      .execute();
  } else {
    await db
      .updateTable('settle_cashier')
      .set({ begun_at: now, query_at: wanted.query_at })
      .where('cashier_no', '=', cashierNo)
      .execute();
  }
  const payUrl = payUrlOf(config, caller, { cashier_no: cashierNo, ...wanted }, backTo);
  return { paymentNo: cashierNo, payUrl };
}

const payUrlOf = (
  config: GatewayConfig,
  kind: EnterpriseKind,
  { cashier_no, bill_no, amount }: Pick<CashierRow, 'cashier_no' | 'bill_no' | 'amount'>,
  returnUrl: string,
): string =>
  cashierPage(config, kind, {
    paymentNo: cashier_no,
    amount,
    subject: `月结账单 ${bill_no}`,
    notifyPath: BILL_NOTIFY_PATH,
    returnUrl: returnUrl || `${config.publicUrl}${BILL_RESULT_PATH}?paymentNo=${cashier_no}`,
  });
