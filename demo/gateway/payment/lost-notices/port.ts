import * as v from 'valibot';
import {
  isNoticeSigned,
  signQuery,
  TRADE_QUERY_PATH,
  TradeAnswer,
  type PayNotice,
} from '../../cashier/protocol';
import type { GatewayConfig } from '../../server/config';
import { observeOutgoing } from '../../server/metrics/outgoing';
import { MERCHANT_NO } from '../cashier-link';

/** Timeout of the cashier's answer. */
const TIMEOUT_MS = 5000;

/** Queries of the gateway to the cashier. */
export interface CashierPort {
  /**
   * Returns the notice of a payment, even if the cashier has sent it before; undefined while it is unpaid. Throws when
   * the cashier does not answer, or answers without a valid signature or about another payment.
   */
  findNotice(paymentNo: string): Promise<PayNotice | undefined>;
}

declare module '../../server/deps' {
  interface AreaDeps {
    cashier: CashierPort;
  }
}

/** Queries the cashier over HTTP. */
export const cashierOverHttp = ({
  cashierUrl,
  cashierSecret,
}: Pick<GatewayConfig, 'cashierUrl' | 'cashierSecret'>): CashierPort => ({
  async findNotice(paymentNo) {
    const asked = fetch(new URL(TRADE_QUERY_PATH, cashierUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signQuery(cashierSecret, { merchantNo: MERCHANT_NO, paymentNo })),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const response = await observeOutgoing('cashier', asked);
    if (!response.ok) throw new Error(`The cashier answered ${response.status}`);
    const { notice } = v.parse(TradeAnswer, await response.json());
    if (notice === null) return undefined;
    const isOurs = notice.merchantNo === MERCHANT_NO && notice.paymentNo === paymentNo;
    if (!isOurs || !isNoticeSigned(cashierSecret, notice)) {
      throw new Error(`The cashier answered the query of payment ${paymentNo} with another notice`);
    }
    return notice;
  },
});
