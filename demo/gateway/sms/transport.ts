import type { GatewayConfig } from '../server/config';

/** Why a text message was not sent. uncertain: it may have been. No message of it says what was to be sent. */
export class SmsFailure extends Error {
  constructor(
    readonly kind: 'passing' | 'final' | 'uncertain',
    message: string,
  ) {
    super(message);
    this.name = 'SmsFailure';
  }
}

/** How text messages leave the gateway. Throws SmsFailure. */
export interface SmsTransport {
  send(messageNo: number, message: { phone: string; content: string }): Promise<void>;
}

/** A process that is to stop waits for the message under way. */
const ANSWER_MS = 8_000;

/** By an SMS service that takes JSON over HTTP, each message over a connection of its own. */
export function createHttpSms({ url, token }: NonNullable<GatewayConfig['sms']>): SmsTransport {
  return {
    async send(messageNo, { phone, content }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // the same for every attempt: a service that knows it sends once
          'idempotency-key': `sms-${messageNo}`,
          // one that was left open may be closed by now, and nobody knows what came through
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
    },
  };
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

/** Statuses of a service that has taken nothing: too much, closed, or an operator has to mend the token. */
const PASSING: readonly number[] = [401, 403, 429, 503];

function kindOf(status: number): SmsFailure['kind'] {
  if (PASSING.includes(status)) return 'passing';
  return status >= 500 ? 'uncertain' : 'final';
}
