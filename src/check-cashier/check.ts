import { Exchange, type Merchant } from './exchange';
import { Broken, type Check, type Result } from './report';
import { checkWithoutPayment } from './without-payment';
import { checkWithPayment, type PaymentCheck } from './with-payment';

/** Checks the rules of the contract at a cashier. Throws NoAnswer. */
export async function checkCashier(
  merchant: Merchant,
  newNo: () => string,
  payment?: Omit<PaymentCheck, 'newNo'>,
): Promise<Result[]> {
  const results: Result[] = [];
  const check: Check = async (rule, run) => {
    try {
      await run();
      results.push({ rule, problem: undefined });
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      results.push({ rule, problem: error.message });
    }
  };
  const exchange = new Exchange(merchant);
  await checkWithoutPayment(check, exchange, newNo);
  if (payment !== undefined) await checkWithPayment(check, exchange, { ...payment, newNo });
  return results;
}
