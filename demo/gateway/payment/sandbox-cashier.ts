import { signNotice } from '../../../src/protocol/cashier/sign';
import { decideRefund } from '../cashier/refunds';
import { tradesIn } from '../cashier/trades';
import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { cashierSecrets, MERCHANT_NO, SANDBOX_MERCHANT_NO } from './cashier-link';
import { OtherResult, type CashierPort } from './cashier-port';

type CashierKeys = Pick<GatewayConfig, 'cashierSecret' | 'cashierSecretFormer'>;

/** Cashier of sandboxes, whose trades are rows of the gateway's own database. No money is moved. */
export function sandboxCashier(keys: CashierKeys, db: Database): CashierPort {
  const trades = tradesIn(db);
  return {
    async findNotice(paymentNo) {
      const trade = await trades.find(SANDBOX_MERCHANT_NO, paymentNo);
      return trade && signNotice(cashierSecrets(keys)[0], { ...trade, merchantNo: MERCHANT_NO });
    },
    async refund({ reason: _shown, ...asked }) {
      const ours = { ...asked, merchantNo: SANDBOX_MERCHANT_NO };
      const { state, refusal, ...made } = await trades.takeRefund(ours, decideRefund(ours, 'done'));
      if (made.paymentNo !== asked.paymentNo || made.amount !== asked.amount)
        throw new OtherResult(`Refund ${asked.refundNo} was made of another payment`);
      return { state, refusal };
    },
    async findRefund({ refundNo }) {
      const refund = await trades.findRefund(SANDBOX_MERCHANT_NO, refundNo);
      return refund && { state: refund.state, refusal: refund.refusal };
    },
  };
}
