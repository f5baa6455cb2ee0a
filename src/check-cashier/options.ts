import { parseArgs } from 'node:util';
import { UsageError } from '../command/usage-error';

export const USAGE = `travel-portal-elements check-cashier <address> [options]

Sends a cashier the messages of the gateway, and names each rule of the contract that its answers break.

  --secret              reads the secret shared with the cashier from the standard input
  --merchant <number>   number of the merchant (TRAVEL-PORTAL)
  --pay                 also checks notices and refunds: prints a pay link, which you pay in the cashier's sandbox
  --stub                pays by the form of the package's own cashier; with --pay
  --amount <fen>        amount of that payment (100)
  --port <port>         local port for notices (any free one)
  --notify <address>    address at which the cashier reaches that port (http://127.0.0.1:<port>)
  --wait <seconds>      longest time to wait for the payment, a repeated notice or a refund (300)
  --json                prints the report as JSON

The secret is also taken from CASHIER_SECRET.
Ends with 0 if every rule is kept, with 1 if one is broken, and with 2 if the cashier does not answer.`;

export interface Options {
  address: string;
  merchantNo: string;
  asksSecret: boolean;
  /** undefined: without a payment. */
  payment:
    | { how: 'byHand' | 'byForm'; amount: number; port: number; notifyAt: string | undefined }
    | undefined;
  waitMs: number;
  isJson: boolean;
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  secret: FLAG,
  merchant: TEXT,
  pay: FLAG,
  stub: FLAG,
  amount: TEXT,
  port: TEXT,
  notify: TEXT,
  wait: TEXT,
  json: FLAG,
} as const;

/** Least amount of a payment, which is given back in two parts. */
const LEAST = 10;

/** Reads the arguments after `check-cashier`. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const [address, ...others] = positionals;
  if (address === undefined) throw new UsageError('Give the address of a cashier.');
  if (others.length > 0) throw new UsageError('Give one address.');
  if (values.stub === true && values.pay !== true) throw new UsageError('--stub needs --pay.');
  return {
    address: addressOf(address),
    merchantNo: values.merchant ?? 'TRAVEL-PORTAL',
    asksSecret: values.secret === true,
    payment:
      values.pay === true
        ? {
            how: values.stub === true ? 'byForm' : 'byHand',
            amount: numberOf('--amount', values.amount ?? '100', [LEAST, 1_000_000]),
            port: numberOf('--port', values.port ?? '0', [0, 65_535]),
            notifyAt: values.notify === undefined ? undefined : addressOf(values.notify),
          }
        : undefined,
    waitMs: numberOf('--wait', values.wait ?? '300', [1, 3600]) * 1000,
    isJson: values.json === true,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    // the message of Node would repeat an argument, which may be a secret
    throw new UsageError('An option is unknown, or its value is missing.');
  }
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError('An address must begin with https:// or http://.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError('An address must have no user, password, query or fragment.');
  return url.href.replace(/\/+$/, '');
}

function numberOf(option: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`${option} is a whole number from ${least} to ${most}.`);
  return number;
}
