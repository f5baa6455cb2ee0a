import { ensureClearing, hasWallet } from '../../payment/accounts';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { applyOfflineRecharge, beginCashierRecharge } from '../../../../src/contract/wallet/recharge';
import { PAY_TYPE } from '../../../../src/contract/payment/payment';
import { nextCashierQuery } from '../../../../src/domain/money/cashier-query';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { attachFiles } from '../../files/attach';
import { cashierPage, checkReturnUrl } from '../../payment/cashier-link';
import { findMethod } from '../../payment/methods';
import { checkSecured } from '../../payment/wallet-security';
import type { GatewayConfig } from '../../server/config';
import type { EnterpriseKind } from '../../server/enterprise-kind';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { newNumber } from '../../server/new-number';
import { RECHARGE_FILES } from '../file-owner';
import type { Recharge } from './queries';

export const RECHARGE_NOTIFY_PATH = '/wallet/notify';
export const RECHARGE_RESULT_PATH = '/wallet/result';

/**
 * Stores a transfer with its vouchers. Throws walletMissing, fieldsInvalid, fileUnknown, and the faults of a missing
 * security password.
 */
export async function applyOffline(
  context: CallerContext,
  body: ParsedBodyOf<typeof applyOfflineRecharge>,
): Promise<string> {
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo } = caller;
  if (body.transferDate > shanghaiDate(now)) {
    throw fieldsInvalid({ transferDate: '转账日期不能晚于今天' });
  }
  if (!(await hasWallet(db, enterpriseNum, 'prepaid'))) throw new Fault('walletMissing');
  await checkSecured(context, enterpriseNum, body.amount);
  const rechargeNo = newNumber('CZ', now);
  await db
    .insertInto('wallet_recharge')
    .values({
      recharge_no: rechargeNo,
      enterprise_num: enterpriseNum,
      way: 'offline',
      recharge_state: 'waiting',
      amount: body.amount,
      sub_pay_type: null,
      applicant_no: staffNo,
      applied_at: now,
      payer_name: body.payerName,
      bank_reference: body.bankReference,
      transferred_on: body.transferDate,
      remark: body.remark,
      decided_at: null,
      trade_no: null,
    })
    .execute();
  const owner = { kind: RECHARGE_FILES, no: rechargeNo };
  await attachFiles(db, caller, [...new Set(body.fileNos)], owner);
  return rechargeNo;
}

/** Throws walletMissing, returnUrlRefused, payMethodUnavailable, and the faults of a missing security password. */
export async function beginAtCashier(
  config: GatewayConfig,
  context: CallerContext,
  { amount, subPayType, returnUrl }: ParsedBodyOf<typeof beginCashierRecharge>,
): Promise<{ rechargeNo: string; payUrl: string }> {
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo } = caller;
  if (findMethod(PAY_TYPE.thirdParty, subPayType)?.wallet !== 'cashier') {
    throw new Fault('payMethodUnavailable');
  }
  const backTo = checkReturnUrl(config, returnUrl);
  if (!(await hasWallet(db, enterpriseNum, 'prepaid'))) throw new Fault('walletMissing');
  await ensureClearing(db, enterpriseNum);
  await checkSecured(context, enterpriseNum, amount);
  const rechargeNo = newNumber('CZ', now);
  await db
    .insertInto('wallet_recharge')
    .values({
      recharge_no: rechargeNo,
      enterprise_num: enterpriseNum,
      way: 'cashier',
      recharge_state: 'unpaid',
      amount,
      sub_pay_type: subPayType,
      applicant_no: staffNo,
      applied_at: now,
      query_at: nextCashierQuery(now, now),
      transferred_on: null,
      decided_at: null,
      trade_no: null,
    })
    .execute();
  return { rechargeNo, payUrl: rechargePayUrl(config, caller, { recharge_no: rechargeNo, amount }, backTo) };
}

/** Address of the cashier's page for a recharge. */
export const rechargePayUrl = (
  config: GatewayConfig,
  kind: EnterpriseKind,
  { recharge_no: rechargeNo, amount }: Pick<Recharge, 'recharge_no' | 'amount'>,
  returnUrl = '',
): string =>
  cashierPage(config, kind, {
    paymentNo: rechargeNo,
    amount,
    subject: `企业预存充值 ${rechargeNo}`,
    notifyPath: RECHARGE_NOTIFY_PATH,
    returnUrl: returnUrl || `${config.publicUrl}${RECHARGE_RESULT_PATH}?rechargeNo=${rechargeNo}`,
  });
