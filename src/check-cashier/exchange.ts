import * as v from 'valibot';
import {
  PAY_PATH,
  REFUND_PATH,
  REFUND_QUERY_PATH,
  RefundAnswer,
  TRADE_QUERY_PATH,
  TradeAnswer,
  type PayNotice,
  type RefundResult,
} from '../protocol/cashier/messages';
import {
  isNoticeSigned,
  isResultSigned,
  signQuery,
  signRefund,
  signRefundQuery,
} from '../protocol/cashier/sign';
import { Broken, NoAnswer } from './report';

/** The gateway gives up an answer after this time. */
const TIMEOUT_MS = 5000;

export interface Merchant {
  address: string;
  secret: string;
  merchantNo: string;
}

export interface RefundAsked {
  refundNo: string;
  paymentNo: string;
  tradeNo: string;
  amount: number;
}

interface Answer {
  status: number;
  contentType: string;
  text: string;
}

/** Messages to a cashier, whose answers are held against the contract. */
export class Exchange {
  constructor(readonly merchant: Merchant) {}

  payPage(fields: object): Promise<Answer> {
    const url = this.#url(PAY_PATH);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
    return answerOf(url, { redirect: 'manual' });
  }

  payLink(fields: object): string {
    const url = this.#url(PAY_PATH);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
    return url.href;
  }

  post(path: string, message: object): Promise<Answer> {
    return answerOf(this.#url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'manual',
    });
  }

  /** The notice of a payment; null: unpaid. Throws Broken. */
  async query(paymentNo: string): Promise<PayNotice | null> {
    const { secret, merchantNo } = this.merchant;
    const answer = await this.post(TRADE_QUERY_PATH, signQuery(secret, { merchantNo, paymentNo }));
    const { notice } = read(answer, TradeAnswer);
    if (notice !== null) this.checkNotice(notice);
    return notice;
  }

  checkNotice(notice: PayNotice): void {
    if (notice.version === undefined) throw new Broken('the notice has no version and currency');
    if (!isNoticeSigned([this.merchant.secret], notice))
      throw new Broken('the signature of the notice is wrong');
  }

  /** Asks for a refund. Throws Broken unless the result is signed and about it. */
  async refund(asked: RefundAsked): Promise<RefundResult> {
    return this.#result(read(await this.sendRefund(asked), RefundAnswer).refund, asked);
  }

  sendRefund(asked: RefundAsked): Promise<Answer> {
    const { secret, merchantNo } = this.merchant;
    return this.post(REFUND_PATH, signRefund(secret, { merchantNo, ...asked, reason: '联调检查' }));
  }

  /** The state of a refund; null: not received. Throws Broken. */
  async queryRefund(asked: RefundAsked): Promise<RefundResult | null> {
    const { secret, merchantNo } = this.merchant;
    const query = signRefundQuery(secret, { merchantNo, refundNo: asked.refundNo });
    const { refund } = read(await this.post(REFUND_QUERY_PATH, query), RefundAnswer);
    return refund === null ? null : this.#result(refund, asked);
  }

  #result(result: RefundResult | null, asked: RefundAsked): RefundResult {
    if (result === null) throw new Broken('refund is null');
    if (!isResultSigned([this.merchant.secret], result))
      throw new Broken('the signature of the result is wrong');
    for (const name of ['refundNo', 'paymentNo', 'tradeNo', 'amount'] as const)
      if (result[name] !== asked[name]) throw new Broken(`${name} is not that of the request`);
    if ((result.state === 'refused') !== (result.refusal !== ''))
      throw new Broken('refusal must have a reason if the state is refused, and only then');
    return result;
  }

  #url(path: string): URL {
    return new URL(this.merchant.address + path);
  }
}

async function answerOf(url: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, text: await response.text() };
  } catch {
    throw new NoAnswer(`${url.pathname} did not answer within ${TIMEOUT_MS / 1000} seconds`);
  }
}

function read<S extends v.GenericSchema>({ status, text }: Answer, schema: S): v.InferOutput<S> {
  if (status !== 200) throw new Broken(`the status is ${status}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Broken('the answer is no JSON');
  }
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new Broken(
    `${v.getDotPath(issues[0]) ?? 'the answer'} has the wrong form: ${issues[0].expected ?? ''}`,
  );
}

/** Throws Broken unless the status is the expected one. */
export function checkStatus({ status }: Pick<Answer, 'status'>, expected: number): void {
  if (status !== expected) throw new Broken(`the status is ${status}, not ${expected}`);
}
