import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../command/usage-error';
import { checkCashier } from './check';
import { receiveNotices } from './notices';
import { readOptions, type Options } from './options';
import { exitCodeOf, NoAnswer, reportText, type Result } from './report';

const LEAST_SECRET = 32;

/** `npx travel-portal-elements check-cashier <address>`. Throws UsageError. */
export async function runCheckCashier(args: readonly string[]): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  const secret = options.asksSecret ? (await text(process.stdin)).trim() : process.env['CASHIER_SECRET'];
  if (secret === undefined || secret.length < LEAST_SECRET)
    throw new UsageError(
      `Give the secret, of ${LEAST_SECRET} characters or more, by --secret or CASHIER_SECRET.`,
    );
  try {
    const results = await check(options, secret);
    const report = options.isJson ? JSON.stringify(results, null, 2) : reportText(results);
    process.stdout.write(`${report}\n`);
    return exitCodeOf(results);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

async function check(
  { address, merchantNo, payment, waitMs }: Options,
  secret: string,
): Promise<readonly Result[]> {
  const merchant = { address, secret, merchantNo };
  const newNo = () => `CHECK${randomUUID().replaceAll('-', '')}`;
  if (payment === undefined) return checkCashier(merchant, newNo);
  const receiver = await receiveNotices(payment.port, payment.notifyAt);
  const pay = payment.how === 'byForm' ? payByForm : askToPay;
  try {
    return await checkCashier(merchant, newNo, { amount: payment.amount, waitMs, receiver, pay, pause });
  } finally {
    await receiver.close();
  }
}

const askToPay = async (payUrl: string): Promise<void> => {
  process.stderr.write(`Pay this link in the sandbox of the cashier:\n${payUrl}\n`);
};

/** The form of the package's cashier repeats the fields of the link. */
async function payByForm(payUrl: string): Promise<void> {
  const { origin, search } = new URL(payUrl);
  await fetch(`${origin}/pay/confirm`, {
    method: 'POST',
    body: new URLSearchParams(search),
    redirect: 'manual',
  });
}
