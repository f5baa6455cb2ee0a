import { createHmac } from 'node:crypto';
import { REFUND_PATH, REFUND_QUERY_PATH, TRADE_QUERY_PATH } from '../protocol/cashier/messages';
import { signQuery, signRefund, signRefundQuery, signRequest } from '../protocol/cashier/sign';
import { checkStatus, type Exchange } from './exchange';
import { Broken, type Check } from './report';

const WRONG = '0'.repeat(64);

/** Checks the rules that need no paid payment. */
export async function checkWithoutPayment(check: Check, exchange: Exchange, newNo: () => string) {
  const { secret, merchantNo } = exchange.merchant;
  const asked = {
    merchantNo,
    paymentNo: newNo(),
    amount: 100,
    subject: '联调检查 100%&=<中文>',
    notifyUrl: 'https://merchant.example/notify',
    returnUrl: 'https://merchant.example/done?a=1&b=二',
  };
  const right = signRequest(secret, asked);

  await check('pay-page', async () => checkPage(await exchange.payPage(right)));
  await check('pay-page-former', async () => checkPage(await exchange.payPage(former(secret, asked))));
  await check('pay-page-refused', async () => {
    for (const [name, fields] of Object.entries({
      'a wrong signature': { ...right, sign: WRONG },
      'another amount': { ...right, amount: 1 },
      'another return address': { ...right, returnUrl: 'https://evil.example/' },
      'version 3': { ...right, version: '3' },
      'currency USD': { ...right, currency: 'USD' },
    })) {
      const { status } = await exchange.payPage(fields);
      if (status !== 400) throw new Broken(`the status for ${name} is ${status}, not 400`);
    }
  });
  await checkQueries(check, exchange, newNo);
  await checkRefunds(check, exchange, newNo);
}

async function checkQueries(check: Check, exchange: Exchange, newNo: () => string): Promise<void> {
  const { secret, merchantNo } = exchange.merchant;
  await check('query-unknown', async () => {
    if ((await exchange.query(newNo())) !== null) throw new Broken('a notice of an unknown payment came');
  });
  await check('query-refused', async () => {
    const query = { ...signQuery(secret, { merchantNo, paymentNo: newNo() }), sign: WRONG };
    checkStatus(await exchange.post(TRADE_QUERY_PATH, query), 400);
  });
}

async function checkRefunds(check: Check, exchange: Exchange, newNo: () => string): Promise<void> {
  const { secret, merchantNo } = exchange.merchant;
  const unknown = { refundNo: newNo(), paymentNo: newNo(), tradeNo: 'UNKNOWN', amount: 1 };
  const checkRefused = async () => {
    const { state } = await exchange.refund(unknown);
    if (state !== 'refused') throw new Broken(`the state is ${state}`);
  };
  await check('refund-unknown-trade', checkRefused);
  await check('refund-refused-again', checkRefused);
  const message = { merchantNo, ...unknown, refundNo: newNo(), reason: '联调检查' };
  await check('refund-fields', async () =>
    checkStatus(await exchange.post(REFUND_PATH, signRefund(secret, { ...message, amount: 0 })), 400),
  );
  await check('refund-refused', async () =>
    checkStatus(await exchange.post(REFUND_PATH, { ...signRefund(secret, message), sign: WRONG }), 400),
  );
  const query = { refundNo: newNo(), paymentNo: '', tradeNo: '', amount: 1 };
  await check('refund-query-unknown', async () => {
    if ((await exchange.queryRefund(query)) !== null) throw new Broken('an unknown refund has a state');
  });
  await check('refund-query-refused', async () => {
    const wrong = { ...signRefundQuery(secret, { merchantNo, refundNo: newNo() }), sign: WRONG };
    checkStatus(await exchange.post(REFUND_QUERY_PATH, wrong), 400);
  });
}

function checkPage({ status, contentType }: { status: number; contentType: string }): void {
  checkStatus({ status }, 200);
  if (!contentType.startsWith('text/html')) throw new Broken(`the content type is ${contentType}`);
}

interface Asked {
  merchantNo: string;
  paymentNo: string;
  amount: number;
  subject: string;
  notifyUrl: string;
  returnUrl: string;
}

/** A pay link as gateways of version 1 handed it out. */
function former(secret: string, asked: Asked): object {
  const { merchantNo, paymentNo, amount, subject, notifyUrl, returnUrl } = asked;
  const fields = ['pay', merchantNo, paymentNo, amount, subject, notifyUrl, returnUrl];
  return { ...asked, sign: createHmac('sha256', secret).update(JSON.stringify(fields)).digest('hex') };
}
