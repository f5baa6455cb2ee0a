import { PAY_PATH } from '../../../src/protocol/cashier/messages';
import { signRequest, type Secrets } from '../../../src/protocol/cashier/sign';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import { returnAddress } from '../server/http/return-address';
import type { Payment } from './queries';

/** Merchant number of the portal at the cashier. */
export const MERCHANT_NO = 'TRAVEL-PORTAL';
export const NOTIFY_PATH = '/payment/notify';
export const RESULT_PATH = '/payment/result';

type CashierKeys = Pick<GatewayConfig, 'cashierSecret' | 'cashierSecretFormer'>;

/** Secrets whose signatures of the cashier are accepted; the gateway signs with the first. */
export const cashierSecrets = ({ cashierSecret, cashierSecretFormer }: CashierKeys): Secrets =>
  cashierSecretFormer === undefined ? [cashierSecret] : [cashierSecret, cashierSecretFormer];

type Addresses = Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>;

/**
 * Checks the return address of a payer; empty stays empty. Throws returnUrlRefused for an address that is not allowed.
 */
export function checkReturnUrl(addresses: Addresses, returnUrl: string): string {
  const checked = returnUrl === '' ? '' : returnAddress(addresses, returnUrl);
  if (checked === undefined) throw new Fault('returnUrlRefused');
  return checked;
}

/** Address of the cashier's page for a payment. The payer returns to `returnUrl`, or to the gateway's result page. */
export const cashierUrl = (config: GatewayConfig, payment: Payment, returnUrl: string): string =>
  cashierPage(config, {
    paymentNo: payment.payment_no,
    amount: payment.amount - payment.company_amount,
    subject: `机票订单 ${payment.order_no}`,
    notifyPath: NOTIFY_PATH,
    returnUrl: returnUrl || `${config.publicUrl}${RESULT_PATH}?paymentNo=${payment.payment_no}`,
  });

/** A payment at the cashier. */
interface AtCashier {
  paymentNo: string;
  /** Fen. */
  amount: number;
  subject: string;
  /** Path of the callback for the cashier's notice. */
  notifyPath: string;
  returnUrl: string;
}

/** Address of the cashier's page, signed. */
export function cashierPage(
  { publicUrl, cashierUrl: cashier, cashierSecret }: GatewayConfig,
  { notifyPath, ...asked }: AtCashier,
): string {
  const request = signRequest(cashierSecret, {
    merchantNo: MERCHANT_NO,
    ...asked,
    notifyUrl: publicUrl + notifyPath,
  });
  const url = new URL(PAY_PATH, cashier);
  for (const [name, value] of Object.entries(request)) url.searchParams.set(name, String(value));
  return url.href;
}
