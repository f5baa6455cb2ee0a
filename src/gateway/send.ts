import { safeParse } from 'valibot';
import type { BodyOf, Call, ResultOf } from '../contract/call';
import { Envelope, FieldErrors } from '../contract/envelope';
import type { FAULTS } from '../contract/faults';
import { judge, type Failure, type Verdict } from './error-catalogue';
import { GatewayError } from './gateway-error';
import { requestHeaders, type ClientIdentity } from './headers';
import type { GatewaysSettings } from './settings';

export interface SendOptions {
  signal?: AbortSignal;
  /** Idempotency key of a mutating call. Keep it over retries of the same intent; default a fresh one. */
  requestId?: string;
  /** The page is going away: the request goes on without it, and nobody hears the answer. */
  keepalive?: boolean;
}

export type Send = <C extends Call>(call: C, body: BodyOf<C>, options?: SendOptions) => Promise<ResultOf<C>>;

export interface SenderConfig {
  gateways: GatewaysSettings;
  client: ClientIdentity;
  token(): Promise<string | undefined>;
  /** A fresh token after the old one was refused, or undefined when there is none to be had. */
  renewToken(refused: string): Promise<string | undefined>;
  /** Path of the page in the shell; the catalogue's exceptions go by it. */
  page(): string;
  /** Told of every failure once it is final; ends sessions and shows notices. */
  onFailure(error: GatewayError, verdict: Verdict): void;
  now(): number;
  newId(): string;
}

export interface Sender {
  send: Send;
  /** Cancels what is under way (路由跳转取消请求), except calls that change data. */
  cancelPending(): void;
}

/** Written out, checked by its type: the table itself would bring every message into the first script. */
const FIELDS_INVALID = '41000' satisfies (typeof FAULTS)['fieldsInvalid']['code'];

/** A failure not judged yet; nothing outside this folder sees it. */
export class Failed extends Error {
  constructor(
    readonly failure: Failure,
    readonly result?: unknown,
  ) {
    super(failure.type);
  }
}

export function createSender(config: SenderConfig): Sender {
  const pending = new Set<AbortController>();

  const send: Send = async (call, body, options = {}) => {
    const abort = new AbortController();
    if (!call.mutates) pending.add(abort);
    const signal = options.signal ? AbortSignal.any([options.signal, abort.signal]) : abort.signal;
    const requestId = options.requestId ?? config.newId();
    try {
      return await attempt(call, body, requestId, signal, options.keepalive);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      throw conclude(config, error, call);
    } finally {
      pending.delete(abort);
    }
  };

  async function attempt<C extends Call>(
    call: C,
    body: BodyOf<C>,
    requestId: string,
    signal: AbortSignal,
    keepalive = false,
  ): Promise<ResultOf<C>> {
    const token = call.needs === 'token' ? await config.token() : undefined;
    if (call.needs === 'token' && token === undefined) throw new Failed({ type: 'no-token' });
    const once = (withToken: string | undefined) =>
      exchange(config, call, body, { requestId, signal, token: withToken, keepalive });
    try {
      return await once(token);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      // a request that never arrived may be sent again, but one that changes data only under the user's hand
      if (error.failure.type === 'network' && !call.mutates && !signal.aborted) return once(token);
      if (token !== undefined && isExpiry(config, error.failure, call)) {
        const renewed = await config.renewToken(token);
        if (renewed !== undefined && renewed !== token) return once(renewed);
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

interface Delivery {
  requestId: string;
  signal: AbortSignal;
  token: string | undefined;
  keepalive: boolean;
}

/** What judging needs to know of a call or stream. */
type Addressed = Pick<Call, 'path'>;

/** Whether a failure says that the token is no longer good. */
export function isExpiry(config: SenderConfig, failure: Failure, { path }: Addressed): boolean {
  return judge(failure, { page: config.page(), path }).endsSession === true;
}

/** The error a failure ends in, once it is final; the runtime is told of it. */
export function conclude(config: SenderConfig, failed: Failed, { path }: Addressed): GatewayError {
  const verdict = judge(failed.failure, { page: config.page(), path });
  const fields = verdict.code === FIELDS_INVALID ? safeParse(FieldErrors, failed.result) : undefined;
  const error = new GatewayError({
    kind: fields?.success ? 'fields' : verdict.kind,
    code: verdict.code,
    message: verdict.msg,
    retryable: verdict.retryable,
    fields: fields?.success ? fields.output.fields : undefined,
    result: failed.result,
    notice: verdict.notice,
  });
  config.onFailure(error, verdict);
  return error;
}

/** One request and the reading of its answer; throws only `Failed`. */
async function exchange<C extends Call>(
  config: SenderConfig,
  call: C,
  body: BodyOf<C>,
  { requestId, signal, token, keepalive }: Delivery,
): Promise<ResultOf<C>> {
  const gateway = config.gateways[call.gateway];
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), gateway.timeoutMs);
  let response: { status: number; text: string };
  try {
    const answer = await fetch(`${gateway.baseUrl}${call.path}${gateway.suffix}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: requestHeaders(config.client, {
        requestId,
        traceId: config.newId(),
        now: config.now(),
        authHeader: gateway.authHeader,
        token,
      }),
      signal: AbortSignal.any([signal, timeout.signal]),
      keepalive,
    });
    response = { status: answer.status, text: await answer.text() };
  } catch {
    const type = signal.aborted ? 'cancelled' : timeout.signal.aborted ? 'timeout' : 'network';
    throw new Failed({ type });
  } finally {
    clearTimeout(timer);
  }
  const parsed = safeParse(call.result, readEnvelope(response.status, response.text));
  if (!parsed.success) throw new Failed({ type: 'malformed', detail: parsed.issues[0].message });
  return parsed.output;
}

/** `result` of an answer, not checked yet. Throws `Failed` for anything but a success. */
export function readEnvelope(status: number, text: string): unknown {
  const body = parseJson(text);
  if (status < 200 || status > 299) throw new Failed({ type: 'http', status, ...errorBody(body) });
  const envelope = safeParse(Envelope, body);
  if (!envelope.success) throw new Failed({ type: 'malformed', detail: 'no envelope' });
  const { success, code, msg, result } = envelope.output;
  if (!success) throw new Failed({ type: 'answer', code, msg }, result);
  return result;
}

/** Code and message of a failed HTTP response, which need not be an envelope: proxies answer `{message}`. */
function errorBody(body: unknown): { code: string; msg: string } {
  const { code, msg, message } = (typeof body === 'object' ? (body ?? {}) : {}) as Record<string, unknown>;
  const text = [msg, message].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return {
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '',
    msg: typeof text === 'string' ? text : '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
