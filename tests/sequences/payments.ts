import type { ResultOf } from '../../src/contract/call';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { payorder } from '../../src/contract/payment/payment';
import { request, type Request } from './requests';
import type { BookedOrder, Run } from './run-state';
import type { Setup } from './setup';
import type { OrderStep, Step } from './steps';

export type PayStep = Extract<OrderStep, 'payFromWallet' | 'beginAtCashier' | 'beginMixed'>;

/** Mixed payments: the enterprise's share from either wallet, the rest at the cashier. */
const SHARES = [
  { payType: 0, subPayType: 13, share: 0.3 },
  { payType: 2, subPayType: 14, share: 0.8 },
] as const;

export function payRequest(run: Run, what: PayStep, { orderNo, amount }: BookedOrder): Request {
  const method = what === 'payFromWallet' ? { payType: 0, subPayType: 13 } : { payType: 4, subPayType: 1 };
  const companyPart = what === 'beginMixed' ? companyPartOf(run, amount) : null;
  return request(what, payorder, {
    body: { orderNo, ...method, payAmount: amount, companyPart },
    as: run.setup.staff,
    mayRefuse: [
      ORDER_FAULTS.orderNotPayable,
      ORDER_FAULTS.orderExpired,
      PAYMENT_FAULTS.payAmountChanged,
      PAYMENT_FAULTS.creditShort,
      PAYMENT_FAULTS.walletShort,
    ],
    onSuccess(result) {
      const { payState, paymentNo } = result as ResultOf<typeof payorder>;
      const own = amount - (companyPart?.amount ?? 0);
      if (payState === 'redirect')
        run.notices.push({
          paymentNo,
          amount: own,
          isMixed: companyPart !== null,
          isPaid: false,
          isHeard: false,
        });
    },
  });
}

function companyPartOf({ requests }: Run, amount: number) {
  const { share, ...method } = SHARES[requests.length % 2 === 0 ? 0 : 1];
  return { ...method, amount: Math.round(amount * share) };
}

/** Leaves the enterprise a spendable amount in a wallet. The prepaid account cannot be overdrawn. */
export async function leave(setup: Setup, { of, fen }: Extract<Step, { do: 'leave' }>): Promise<void> {
  const all = of === 'prepaid' ? '0' : `balance - ${PLENTY}`;
  const floor = fen === Infinity ? all : `balance - ${fen}`;
  const bounded = of === 'prepaid' ? `greatest(0, ${floor})` : floor;
  await setup.query(
    `update ledger_account set floor = ${bounded} where enterprise_num = '100001' and kind = '${of}'`,
  );
}

/** Fen; more than all orders of a sequence. */
const PLENTY = 100_000_000;
