import { outgoingSeconds } from './measures';

/** Services behind the gateway, as metrics name them. */
export type Outgoing = 'supplier' | 'cashier' | 'tax' | 'files' | 'sms' | 'mail' | 'identity' | 'webhook';

/** Notes the time and the outcome of a request to a service behind the gateway, and passes on its answer. */
export async function observeOutgoing<T>(service: Outgoing, answer: Promise<T>): Promise<T> {
  const end = outgoingSeconds.startTimer({ service });
  try {
    const given = await answer;
    end({ outcome: 'ok' });
    return given;
  } catch (error) {
    end({ outcome: isTimeout(error) ? 'timeout' : 'failed' });
    throw error;
  }
}

/** Name of an error after a time limit of our own; `AbortSignal.timeout` has the same. */
export const ANSWER_TIMEOUT = 'TimeoutError';

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === ANSWER_TIMEOUT;
