import { buildCashier } from '../../../../demo/gateway/cashier/app';
import { tradesIn } from '../../../../demo/gateway/cashier/trades';
import { cashierOverHttp, type CashierPort } from '../../../../demo/gateway/payment/lost-notices/port';
import { startTestGateway, type TestGateway, type TestOptions } from '../harness';

/** Gateway beside a listening cashier whose notices a test can block. */
export interface CashierSetup {
  gateway: TestGateway;
  /** Presses 确认支付 on the page of such an address. Resolves with the status of the answer. */
  pay(payUrl: string): Promise<number>;
  /** True when its notices reach the gateway. Initially false. */
  tells: boolean;
  /** True when it answers queries. */
  answers: boolean;
  /** Number of queries so far. */
  asked: number;
  /** Called within queries, so that a test can do another step first. */
  beforeAnswer(): Promise<void>;
  close(): Promise<void>;
}

export async function setUpCashier(options: TestOptions = {}): Promise<CashierSetup> {
  let port: CashierPort | undefined;
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
    },
  });
  const cashier = await buildCashier({
    secret: gateway.config.cashierSecret,
    connections: gateway.config.connections,
    trades: tradesIn(gateway.db),
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
    answers: true,
    asked: 0,
    beforeAnswer: () => Promise.resolve(),
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
