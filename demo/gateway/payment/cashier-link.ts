import { signRequest } from '../cashier/protocol';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/fault';
import { returnAddress } from '../server/return-address';
import type { Payment } from './queries';

/** Our name at the cashier. */
export const MERCHANT_NO = 'TRAVEL-PORTAL';
export const NOTIFY_PATH = '/payment/notify';
export const RESULT_PATH = '/payment/result';

type Addresses = Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>;

/** Where a payer may go back to; empty stays empty. Throws returnUrlRefused for what is refused to browsers at all. */
export function checkReturnUrl(addresses: Addresses, returnUrl: string): string {
  const checked = returnUrl === '' ? '' : returnAddress(addresses, returnUrl);
  if (checked === undefined) throw new Fault('returnUrlRefused');
  return checked;
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
