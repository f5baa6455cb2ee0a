import { createHmac } from 'node:crypto';
import { PAY_PATH } from '../../../src/protocol/cashier/messages';
import { signRequest, type Secrets } from '../../../src/protocol/cashier/sign';
import type { GatewayConfig } from '../server/config';
import type { EnterpriseKind } from '../server/enterprise-kind';
import { Fault } from '../server/http/fault';
import { returnAddress } from '../server/http/return-address';
import type { Payment } from './queries';

/** Merchant number of the portal at the cashier. */
export const MERCHANT_NO = 'TRAVEL-PORTAL';
export const NOTIFY_PATH = '/payment/notify';
export const RESULT_PATH = '/payment/result';

/** Merchant number of the sandboxes' trades, so that they stay apart from those of the demo's cashier. */
export const SANDBOX_MERCHANT_NO = 'SANDBOX';
/** Page of the sandboxes' cashier, below the gateway's own address. */
export const SANDBOX_PAY_PATH = '/sandbox-cashier/pay';

type CashierKeys = Pick<GatewayConfig, 'cashierSecret' | 'cashierSecretFormer'>;

/** Secrets whose signatures of the cashier are accepted; the gateway signs with the first. */
export const cashierSecrets = ({ cashierSecret, cashierSecretFormer }: CashierKeys): Secrets =>
  cashierSecretFormer === undefined ? [cashierSecret] : [cashierSecret, cashierSecretFormer];

/** Secrets of the sandbox cashier's links, so that neither cashier accepts a link of the other. */
export const sandboxSecrets = (keys: CashierKeys): Secrets => {
  const [first, ...others] = cashierSecrets(keys);
  return [ofSandbox(first), ...others.map(ofSandbox)];
};

const ofSandbox = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox cashier').digest('hex');

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
export const cashierUrl = (
  config: GatewayConfig,
  kind: EnterpriseKind,
  payment: Payment,
  returnUrl: string,
): string =>
  cashierPage(config, kind, {
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

/** Address of the page of the enterprise's cashier, signed. A sandbox pays on a page of the gateway itself. */
export function cashierPage(
  config: GatewayConfig,
  { isSandbox }: EnterpriseKind,
  { notifyPath, ...asked }: AtCashier,
): string {
  const { publicUrl, cashierUrl: cashier } = config;
  const [secret] = isSandbox ? sandboxSecrets(config) : cashierSecrets(config);
  const request = signRequest(secret, {
    merchantNo: isSandbox ? SANDBOX_MERCHANT_NO : MERCHANT_NO,
    ...asked,
    notifyUrl: publicUrl + notifyPath,
  });
  const url = isSandbox ? new URL(SANDBOX_PAY_PATH, publicUrl) : new URL(PAY_PATH, cashier);
  for (const [name, value] of Object.entries(request)) url.searchParams.set(name, String(value));
  return url.href;
}
