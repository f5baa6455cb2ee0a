import type { GatewayConfig } from '../server/config';
import { observeOutgoing } from '../server/metrics/outgoing';

/**
 * Failure of sending a text message. uncertain: it may have been sent. Its message never contains the text or the
 * phone.
 */
export class SmsFailure extends Error {
  constructor(
    readonly kind: 'passing' | 'final' | 'uncertain',
    message: string,
  ) {
    super(message);
    this.name = 'SmsFailure';
  }
}

/** Transport of the gateway's text messages. Throws SmsFailure. */
export interface SmsTransport {
  send(messageNo: number, message: { phone: string; content: string }): Promise<void>;
}

/** Short, because a stopping process waits for the message in transfer. */
const ANSWER_MS = 8_000;

/** Transport by an SMS service that accepts JSON over HTTP, with one connection per message. */
export function createHttpSms({ url, token }: NonNullable<GatewayConfig['sms']>): SmsTransport {
  return {
    send: (messageNo, message) => observeOutgoing('sms', post(messageNo, message)),
  };

  async function post(
    messageNo: number,
    { phone, content }: Parameters<SmsTransport['send']>[1],
  ): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // equal for every attempt, so that a service that supports it sends once
        'idempotency-key': `sms-${messageNo}`,
        // a reused connection may have been closed, and it would be unknown whether the message arrived
        connection: 'close',
      },
      body: JSON.stringify({ phone, text: content }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      throw unanswered(error);
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new SmsFailure(kindOf(response.status), `the SMS service answered ${response.status}`);
  }
}

/** Failures of a connection that was never made. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function unanswered(error: unknown): SmsFailure {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  const code = cause?.code ?? name;
  return new SmsFailure(
    UNREACHED.has(code) ? 'passing' : 'uncertain',
    `no answer of the SMS service: ${code}`,
  );
}

/**
 * Statuses of a service that has not accepted the message: rate limit, closed, or a wrong token that an operator can
 * correct.
 */
const PASSING: readonly number[] = [401, 403, 429, 503];

function kindOf(status: number): SmsFailure['kind'] {
  if (PASSING.includes(status)) return 'passing';
  return status >= 500 ? 'uncertain' : 'final';
}
