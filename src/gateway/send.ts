import type { BodyOf, Call, GatewayName, ResultOf } from '../contract/call';
import { CallFailed } from './answer';
import { conclude, isExpiry, sentWith, withoutToken } from './conclude';
import { createTransport, type Delivery, type Progress } from './transport';
import type { SenderConfig } from './sender-config';

export interface SendOptions {
  signal?: AbortSignal;
  /** Idempotency key of a mutating call. Keep it over retries of the same intent; defaults to a fresh one. */
  requestId?: string;
  /** Set when the page is unloading: the request continues without it, and its response is discarded. */
  keepalive?: boolean;
  onUploadProgress?: (progress: Progress) => void;
  onDownloadProgress?: (progress: Progress) => void;
}

export type Send = <C extends Call>(call: C, body: BodyOf<C>, options?: SendOptions) => Promise<ResultOf<C>>;

export interface Sender {
  send: Send;
  /** Cancels pending calls (路由跳转取消请求), except those that change data. */
  cancelPending(): void;
}

/** Time without a response after which the wait counts as long. */
const LONG_WAIT_MS = 5000;

export function createSender(config: SenderConfig): Sender {
  const pending = new Set<AbortController>();
  const deliver = createTransport(config);
  const answering = new Set<GatewayName>();

  const send: Send = async (call, body, { signal: given, requestId = config.newId(), ...options } = {}) => {
    const abort = new AbortController();
    if (!call.mutates) pending.add(abort);
    const signal = given ? AbortSignal.any([given, abort.signal]) : abort.signal;
    const endWait = call.multipart ? undefined : awaitLong(config);
    try {
      const result = await attempt(call, body, { ...options, requestId, signal });
      answering.add(call.gateway);
      return result;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      throw conclude(config, await causeOf(error, call), call);
    } finally {
      endWait?.();
      pending.delete(abort);
    }
  };

  /** Looks for the cause of a lost request to a gateway that has never answered, or of a malformed response. */
  const causeOf = (failed: CallFailed, call: Call): CallFailed | Promise<CallFailed> => {
    const { type } = failed.failure;
    if ((type !== 'network' && type !== 'malformed') || answering.has(call.gateway)) return failed;
    return import('./page-causes').then(
      ({ nameCause }) => nameCause(config, call, failed),
      () => failed,
    );
  };

  async function attempt<C extends Call>(
    call: C,
    body: BodyOf<C>,
    delivery: Omit<Delivery, 'token' | 'timeoutMs'>,
  ): Promise<ResultOf<C>> {
    const token = await tokenFor(config, call);
    if (call.needs === 'token' && token === undefined) throw withoutToken(config);
    if (call.needs !== 'none' && token === undefined) throw new CallFailed({ type: 'no-token' });
    const begun = config.now();
    const once = async (withToken: string | undefined, timeoutMs?: number) => {
      const result = await deliver(call, body, { ...delivery, token: withToken, timeoutMs }).catch(
        sentWith(withToken),
      );
      if (call.renewsToken && withToken !== undefined) {
        config.onTokenRenewed?.(withToken, (result as { authSign: string }).authSign);
      }
      return result;
    };
    try {
      return await once(token);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // a request that never arrived may be retried, but only the user repeats one that changes data
      if (error.failure.type === 'network' && !call.mutates && !delivery.signal.aborted) {
        // within the time limit of the first: a connection that hung and then dropped is not awaited twice
        const left = config.gateways[call.gateway].timeoutMs - (config.now() - begun);
        if (left > 0) return once(token, left);
      }
      if (token !== undefined && isExpiry(config, error.failure, call)) {
        const renewed = await config.renewToken(token);
        if (renewed !== undefined && renewed !== token) return once(renewed);
        if (renewed === undefined && config.tokenFailure?.()) throw withoutToken(config, token);
      }
      throw error;
    }
  }

  return {
    send,
    cancelPending() {
      for (const abort of pending) abort.abort();
      pending.clear();
    },
  };
}

function tokenFor(config: SenderConfig, { needs }: Pick<Call, 'needs'>): Promise<string | undefined> {
  if (needs === 'token') return config.token();
  return Promise.resolve(needs === 'operator' ? config.operator?.()?.token() : undefined);
}

/** Reports a wait once it is long. Returns a function that ends it. */
function awaitLong({ onLongWait }: SenderConfig): () => void {
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    onLongWait?.(1);
  }, LONG_WAIT_MS);
  return () => {
    clearTimeout(timer);
    if (isLong) onLongWait?.(-1);
  };
}
