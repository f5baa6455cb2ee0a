import assert from 'node:assert/strict';
import type { Answer, TestGateway } from '../../harness';
import { signNotice } from '../../../../../src/protocol/cashier/sign';
import { MERCHANT_NO } from '../../../../../demo/gateway/payment/cashier-link';
import { RECHARGE_NOTIFY_PATH } from '../../../../../demo/gateway/wallet/recharge/begin';
import { confirmAgencyRecharge, refuseAgencyRecharge } from '../../../../../src/contract/agency/recharges';
import type { BodyOf } from '../../../../../src/contract/call';
import { fileUpload } from '../../../../../src/contract/files/files';
import { queryWalletAccount } from '../../../../../src/contract/wallet/account';
import { applyOfflineRecharge } from '../../../../../src/contract/wallet/recharge';
import { sessionOf } from '../agency';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

export async function voucher(gateway: TestGateway, as: string): Promise<string> {
  const file = new File([PNG], '回单.png', { type: 'image/png' });
  return (await gateway.ok(fileUpload, { file }, { as })).fileNo;
}

export const transferOf = (change: Partial<BodyOf<typeof applyOfflineRecharge>> = {}) => ({
  amount: 1_234_567,
  transferDate: '2026-11-19',
  payerName: '星海科技有限公司',
  bankReference: 'ICBC0001',
  fileNos: [],
  ...change,
});

let transfers = 0;

export async function applyForRecharge(
  gateway: TestGateway,
  as: string,
  amount = 1_234_567,
): Promise<string> {
  const fileNos = [await voucher(gateway, as)];
  // each transfer has a reference of its own at the bank
  transfers += 1;
  const body = transferOf({ amount, bankReference: `ICBC0001-${transfers}`, fileNos });
  return (await gateway.ok(applyOfflineRecharge, body, { as })).rechargeNo;
}

/** Decides a transfer like the agency. Resolves with the answer. */
export async function agency(
  gateway: TestGateway,
  decision: 'confirm' | 'refuse',
  { rechargeNo, reason = '' }: { rechargeNo: string; reason?: string },
): Promise<Pick<Answer<unknown>, 'status' | 'success' | 'code'>> {
  const options = { as: await sessionOf(gateway, 'finance') };
  return decision === 'confirm'
    ? gateway.send(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, options)
    : gateway.send(refuseAgencyRecharge, { rechargeNo, reason }, options);
}

/** Sends the cashier's notice of a paid recharge. Resolves with the status of the answer. */
export async function notifyRecharged(
  gateway: TestGateway,
  rechargeNo: string,
  amount: number,
  { tradeNo = `T${rechargeNo}`, secret = gateway.config.cashierSecret } = {},
): Promise<number> {
  const payload = signNotice(secret, { merchantNo: MERCHANT_NO, paymentNo: rechargeNo, amount, tradeNo });
  return (await gateway.app.inject({ method: 'POST', url: RECHARGE_NOTIFY_PATH, payload })).statusCode;
}

export async function prepaidOf(gateway: TestGateway, as: string) {
  const { corpWalletAccount } = await gateway.ok(queryWalletAccount, {}, { as });
  assert.ok(corpWalletAccount.prepaid);
  return corpWalletAccount.prepaid;
}
