import { buildCashier } from '../../../../demo/gateway/cashier/app';
import { tradesIn } from '../../../../demo/gateway/cashier/trades';
import { cashierOverHttp, type CashierPort } from '../../../../demo/gateway/payment/cashier-port';
import { cashierSecrets } from '../../../../demo/gateway/payment/cashier-link';
import type { RefundWay } from '../../../../demo/gateway/cashier/refunds';
import { startTestGateway, type TestGateway, type TestOptions } from '../harness';

/** Gateway beside a listening cashier whose notices a test can block. */
export interface CashierSetup {
  gateway: TestGateway;
  /** Presses 确认支付 on the page of such an address. Resolves with the status of the answer. */
  pay(payUrl: string): Promise<number>;
  /** True when its notices reach the gateway. Initially false. */
  tells: boolean;
  /** True when it asks before it takes money whether the payment is still wanted. Initially true. */
  asksOpen: boolean;
  /** True when it answers queries. */
  answers: boolean;
  /** Number of queries so far. */
  asked: number;
  /** Called within queries, so that a test can do another step first. */
  beforeAnswer(): Promise<void>;
  /** How it decides refunds. Initially `done`. */
  refunds: RefundWay;
  /** Number of requests for refunds, and of queries of them, so far. */
  refundsAsked: number;
  /** Called after the cashier has acted on a refund and before the gateway has its answer; a throw loses the answer. */
  beforeRefundAnswer(): Promise<void>;
  close(): Promise<void>;
}

export async function setUpCashier(options: TestOptions = {}): Promise<CashierSetup> {
  let port: CashierPort | undefined;
  async function askRefund<T>(ask: (cashierPort: CashierPort) => Promise<T>): Promise<T> {
    kit.refundsAsked += 1;
    if (!kit.answers || port === undefined) throw new Error('nobody answers');
    const told = await ask(port);
    await kit.beforeRefundAnswer();
    return told;
  }
  const gateway = await startTestGateway({
    ...options,
    cashier: {
      async findNotice(paymentNo) {
        kit.asked += 1;
        if (!kit.answers || port === undefined) throw new Error('nobody answers');
        const notice = await port.findNotice(paymentNo);
        await kit.beforeAnswer();
        return notice;
      },
      refund: (asked) => askRefund((cashierPort) => cashierPort.refund(asked)),
      findRefund: (asked) => askRefund((cashierPort) => cashierPort.findRefund(asked)),
    },
  });
  const cashier = await buildCashier({
    secrets: cashierSecrets(gateway.config),
    connections: gateway.config.connections,
    trades: tradesIn(gateway.db),
    refundWay: () => kit.refunds,
    async askOpen(notifyUrl, query) {
      if (!kit.asksOpen) return { open: true, why: '' };
      const url = `${new URL(notifyUrl).pathname}/open`;
      const answer = await gateway.app.inject({
        method: 'POST',
        url,
        payload: query as Record<string, unknown>,
      });
      return answer.json();
    },
    async notify(notifyUrl, notice) {
      if (!kit.tells) return false;
      const url = new URL(notifyUrl).pathname;
      const payload = notice as Record<string, unknown>;
      return (await gateway.app.inject({ method: 'POST', url, payload })).statusCode === 200;
    },
  });
  const cashierUrl = await cashier.listen({ port: 0, host: '127.0.0.1' });
  port = cashierOverHttp({ cashierUrl, cashierSecret: gateway.config.cashierSecret });
  const kit: CashierSetup = {
    gateway,
    tells: false,
    asksOpen: true,
    answers: true,
    asked: 0,
    beforeAnswer: () => Promise.resolve(),
    refunds: 'done',
    refundsAsked: 0,
    beforeRefundAnswer: () => Promise.resolve(),
    async pay(payUrl) {
      const { statusCode } = await cashier.inject({
        method: 'POST',
        url: '/pay/confirm',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URL(payUrl).search.slice(1),
      });
      return statusCode;
    },
    async close() {
      await cashier.close();
      await gateway.close();
    },
  };
  return kit;
}
