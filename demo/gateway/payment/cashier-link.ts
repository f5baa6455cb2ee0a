import { signRequest } from '../cashier/protocol';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/fault';
import type { Payment } from './queries';

/** Our name at the cashier. */
export const MERCHANT_NO = 'TRAVEL-PORTAL';
export const NOTIFY_PATH = '/payment/notify';
export const RESULT_PATH = '/payment/result';

type Addresses = Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>;

/** Throws returnUrlRefused for an address of an origin that is not configured: a payer goes nowhere else. */
export function checkReturnUrl({ publicUrl, returnOrigins }: Addresses, returnUrl: string): void {
  if (returnUrl === '') return;
  const origin = URL.canParse(returnUrl) ? new URL(returnUrl).origin : undefined;
  const allowed = [publicUrl, ...returnOrigins].map((url) => new URL(url).origin);
  if (origin === undefined || !allowed.includes(origin)) throw new Fault('returnUrlRefused');
}

/** Address of the cashier's page for a payment. The payer comes back to `returnUrl`, or to our result page. */
export function cashierUrl(
  { publicUrl, cashierUrl, cashierSecret }: GatewayConfig,
  payment: Payment,
  returnUrl: string,
): string {
  const request = signRequest(cashierSecret, {
    merchantNo: MERCHANT_NO,
    paymentNo: payment.payment_no,
    amount: payment.amount - payment.company_amount,
    subject: `机票订单 ${payment.order_no}`,
    notifyUrl: publicUrl + NOTIFY_PATH,
    returnUrl: returnUrl || `${publicUrl}${RESULT_PATH}?paymentNo=${payment.payment_no}`,
  });
  const url = new URL('/pay', cashierUrl);
  for (const [name, value] of Object.entries(request)) url.searchParams.set(name, String(value));
  return url.href;
}
