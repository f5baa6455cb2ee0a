import * as v from 'valibot';
import {
  REFUND_PATH,
  REFUND_QUERY_PATH,
  RefundAnswer,
  TRADE_QUERY_PATH,
  TradeAnswer,
  type PayNotice,
  type RefundRequest,
  type RefundResult,
} from '../../../src/protocol/cashier/messages';
import {
  isNoticeSigned,
  isResultSigned,
  signQuery,
  signRefund,
  signRefundQuery,
} from '../../../src/protocol/cashier/sign';
import { plainLine } from '../../../src/protocol/plain-line';
import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import type { EnterpriseKind } from '../server/enterprise-kind';
import { observeOutgoing } from '../server/metrics/outgoing';
import { cashierSecrets, MERCHANT_NO } from './cashier-link';

/** Timeout of the cashier's answer. */
const TIMEOUT_MS = 5000;

export type RefundAsked = Pick<RefundRequest, 'refundNo' | 'paymentNo' | 'tradeNo' | 'amount' | 'reason'>;
export type RefundTold = Pick<RefundResult, 'state' | 'refusal'>;

/** Requests of the gateway to the cashier. */
export interface CashierPort {
  /**
   * Returns the notice of a payment, even if the cashier has sent it before; undefined while it is unpaid. Throws
   * CashierAway when the cashier does not answer, CashierStatus, and an Error for an answer without a valid signature or
   * about another payment.
   */
  findNotice(paymentNo: string): Promise<PayNotice | undefined>;
  /**
   * Asks for a refund; repeated with the same number it has no further effect. Throws NoRefunds where the cashier has
   * no such address, and like `findNotice` for any other answer that leaves the outcome unknown.
   */
  refund(asked: RefundAsked): Promise<RefundTold>;
  /** Returns the state of a refund; undefined when the cashier has not received it. Throws like `findNotice`. */
  findRefund(asked: RefundAsked): Promise<RefundTold | undefined>;
}

/** The cashier serves no refunds, so it has not acted. */
export class NoRefunds extends Error {}

/** The cashier cannot be reached, or has not answered in time. */
export class CashierAway extends Error {}

/** The cashier answered about another refund, or without a valid signature. */
export class OtherResult extends Error {}

const away = (cause: unknown) => new CashierAway('The cashier does not answer', { cause });

/** The cashier answered with another status than 200. */
export class CashierStatus extends Error {
  constructor(
    readonly status: number,
    /** Code of its error; '' for none. */
    readonly code: string,
  ) {
    super(`The cashier answered ${status}${code === '' ? '' : ` (${code})`}`);
  }
}

const ErrorAnswer = v.object({ error: v.pipe(v.string(), v.regex(/^\w{1,40}$/)) });

async function statusOf(response: Response): Promise<CashierStatus> {
  const told = v.safeParse(ErrorAnswer, await response.json().catch(() => undefined));
  return new CashierStatus(response.status, told.success ? told.output.error : '');
}

const NO_SUCH_ADDRESS = new Set([404, 405, 501]);

declare module '../server/deps' {
  interface AreaDeps {
    cashierOf: (enterprise: EnterpriseKind, db: Database) => CashierPort;
  }
}

/** Asks the cashier over HTTP. */
export function cashierOverHttp({
  cashierUrl,
  ...keys
}: Pick<GatewayConfig, 'cashierUrl' | 'cashierSecret' | 'cashierSecretFormer'>): CashierPort {
  const [secret] = cashierSecrets(keys);
  const secrets = cashierSecrets(keys);

  const post = (path: string, message: object): Promise<Response> =>
    observeOutgoing(
      'cashier',
      fetch(new URL(path, cashierUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      }),
    ).catch((error: unknown) => {
      throw away(error);
    });

  async function answerOf<S extends v.GenericSchema>(
    response: Response,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    if (!response.ok) throw await statusOf(response);
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw error instanceof SyntaxError ? error : away(error);
    });
    return v.parse(schema, answer);
  }

  function checked(told: RefundResult, asked: RefundAsked): RefundTold {
    const isOurs =
      told.merchantNo === MERCHANT_NO &&
      told.refundNo === asked.refundNo &&
      told.paymentNo === asked.paymentNo &&
      told.tradeNo === asked.tradeNo &&
      told.amount === asked.amount;
    if (!isOurs || !isResultSigned(secrets, told))
      throw new OtherResult(`The cashier answered about refund ${asked.refundNo} with another result`);
    // the signature is that of the text as it was sent
    return { state: told.state, refusal: plainLine(told.refusal) };
  }

  return {
    async findNotice(paymentNo) {
      const query = signQuery(secret, { merchantNo: MERCHANT_NO, paymentNo });
      const { notice } = await answerOf(await post(TRADE_QUERY_PATH, query), TradeAnswer);
      if (notice === null) return undefined;
      const isOurs = notice.merchantNo === MERCHANT_NO && notice.paymentNo === paymentNo;
      if (!isOurs || !isNoticeSigned(secrets, notice)) {
        throw new Error(`The cashier answered the query of payment ${paymentNo} with another notice`);
      }
      return notice;
    },

    async refund(asked) {
      const response = await post(REFUND_PATH, signRefund(secret, { merchantNo: MERCHANT_NO, ...asked }));
      if (NO_SUCH_ADDRESS.has(response.status)) {
        throw new NoRefunds(`The cashier answered ${response.status}: it serves no refunds`);
      }
      const { refund } = await answerOf(response, RefundAnswer);
      if (refund === null) throw new OtherResult(`The cashier did not answer about refund ${asked.refundNo}`);
      return checked(refund, asked);
    },

    async findRefund(asked) {
      const query = signRefundQuery(secret, { merchantNo: MERCHANT_NO, refundNo: asked.refundNo });
      const { refund } = await answerOf(await post(REFUND_QUERY_PATH, query), RefundAnswer);
      return refund === null ? undefined : checked(refund, asked);
    },
  };
}
