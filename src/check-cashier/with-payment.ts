import * as v from 'valibot';
import { PayNotice, type RefundResult } from '../protocol/cashier/messages';
import { signRequest } from '../protocol/cashier/sign';
import { checkStatus, type Exchange, type RefundAsked } from './exchange';
import type { NoticeReceiver } from './notices';
import { Broken, type Check } from './report';

export interface PaymentCheck {
  amount: number;
  waitMs: number;
  receiver: NoticeReceiver;
  newNo: () => string;
  /** Has the payment made, by a person or by the form of the package's cashier. */
  pay(payUrl: string): Promise<void>;
  pause(ms: number): Promise<unknown>;
}

const PAUSE_MS = 2000;

/** Has a payment made, and checks its notice, query and refunds. */
export async function checkWithPayment(check: Check, exchange: Exchange, given: PaymentCheck): Promise<void> {
  const { amount, waitMs, receiver, newNo } = given;
  const { secret, merchantNo } = exchange.merchant;
  const paymentNo = newNo();
  const { notifyUrl } = receiver;
  const returnUrl = 'https://merchant.example/done';
  const request = signRequest(secret, {
    merchantNo,
    paymentNo,
    amount,
    subject: '联调检查',
    notifyUrl,
    returnUrl,
  });
  // an answer of 503 is that of a gateway whose database is away
  const first = receiver.next(503, waitMs);
  await given.pay(exchange.payLink(request));
  let notice: PayNotice | undefined;
  await check('notice', async () => {
    notice = noticeOf(await first, exchange, { paymentNo, amount });
  });
  if (notice === undefined) return;
  const { tradeNo } = notice;
  await check('notice-repeated', async () => {
    const again = noticeOf(await receiver.next(200, waitMs), exchange, { paymentNo, amount });
    if (again.tradeNo !== tradeNo) throw new Broken('tradeNo is another one');
  });
  await check('query', async () => {
    const found = await exchange.query(paymentNo);
    if (found === null) throw new Broken('notice is null');
    if (found.tradeNo !== tradeNo || found.amount !== amount || found.paymentNo !== paymentNo)
      throw new Broken('the notice is another one');
  });
  await checkRefunds(check, exchange, { ...given, trade: { paymentNo, tradeNo } });
}

async function checkRefunds(
  check: Check,
  exchange: Exchange,
  given: PaymentCheck & { trade: Pick<RefundAsked, 'paymentNo' | 'tradeNo'> },
): Promise<void> {
  const { amount, newNo, trade } = given;
  const half = Math.floor(amount / 2);
  const part: RefundAsked = { ...trade, refundNo: newNo(), amount: half };
  const make = async (asked: RefundAsked) => {
    const { state } = await decided(exchange, asked, given);
    if (state !== 'done') throw new Broken(`the state is ${state}`);
  };
  const checkBeyond = async (beyond: number) => {
    const { state } = await decided(exchange, { ...trade, refundNo: newNo(), amount: beyond }, given);
    if (state !== 'refused') throw new Broken(`the state is ${state}`);
  };
  await check('refund-partial', () => make(part));
  await check('refund-beyond', () => checkBeyond(amount - half + 1));
  await check('refund-number-used', async () =>
    checkStatus(await exchange.sendRefund({ ...part, amount: half - 1 }), 409),
  );
  await check('refund-repeated', async () => {
    const { state } = await exchange.refund(part);
    if (state !== 'done') throw new Broken(`the state is ${state}`);
  });
  // the rest is there only if the repetition had no effect, and nothing is left after it
  await check('refund-rest', async () => {
    await make({ ...trade, refundNo: newNo(), amount: amount - half });
    await checkBeyond(1);
  });
  await check('refund-query', async () => {
    const found = await exchange.queryRefund(part);
    if (found?.state !== 'done') throw new Broken(`the state is ${found?.state ?? 'null'}`);
  });
}

/** Asks for a refund, and queries it while it is pending. */
async function decided(
  exchange: Exchange,
  asked: RefundAsked,
  { waitMs, pause }: Pick<PaymentCheck, 'waitMs' | 'pause'>,
): Promise<RefundResult> {
  let result = await exchange.refund(asked);
  for (let waited = 0; result.state === 'pending'; waited += PAUSE_MS) {
    if (waited >= waitMs) throw new Broken('the refund stays pending');
    if (waited > 0) await pause(PAUSE_MS);
    const found = await exchange.queryRefund(asked);
    if (found === null) throw new Broken('a pending refund is unknown to the query');
    result = found;
  }
  return result;
}

function noticeOf(
  body: unknown,
  exchange: Exchange,
  { paymentNo, amount }: { paymentNo: string; amount: number },
): PayNotice {
  if (body === undefined) throw new Broken('no notice came in time');
  const { success, output, issues } = v.safeParse(PayNotice, body);
  if (!success) throw new Broken(`${v.getDotPath(issues[0]) ?? 'the notice'} has the wrong form`);
  exchange.checkNotice(output);
  if (output.merchantNo !== exchange.merchant.merchantNo || output.paymentNo !== paymentNo)
    throw new Broken('the notice is of another payment');
  if (output.amount !== amount) throw new Broken('amount is not that of the payment');
  return output;
}
