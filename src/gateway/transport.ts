// oxlint-disable-next-line typescript/triple-slash-reference -- a module that is declared, not written: nothing to import
/// <reference path="./axios-xhr.d.ts" />
import {
  AxiosError,
  create,
  isAxiosError,
  isCancel,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { safeParse } from 'valibot';
import type { BodyOf, Call, ResultOf } from '../contract/call';
import { addressOf } from './address';
import { CallFailed, readEnvelope } from './answer';
import { encode } from './encode';
import { SANDBOX_HEADER } from '../contract/envelope';
import { callHeaders, commonHeaders } from './headers';
import { createPatience, type Patience } from './patience';
import type { SenderConfig } from './sender-config';
import { takeGatewayTime } from '../domain/clock';

/** Progress of a request's body or of its response. */
export interface Progress {
  /** Bytes transferred so far. */
  loaded: number;
  /** Bytes in total; unknown for a response that the server compresses. */
  total: number | undefined;
}

export interface Delivery {
  requestId: string;
  signal: AbortSignal;
  token: string | undefined;
  /** Time limit for the response; defaults to the gateway's. */
  timeoutMs?: number | undefined;
  /** The request outlives the page. */
  keepalive?: boolean | undefined;
  onUploadProgress?: ((progress: Progress) => void) | undefined;
  onDownloadProgress?: ((progress: Progress) => void) | undefined;
}

/** Sends one request and reads its response; throws only `CallFailed`. */
export type Deliver = <C extends Call>(call: C, body: BodyOf<C>, delivery: Delivery) => Promise<ResultOf<C>>;

export function createTransport(config: SenderConfig): Deliver {
  const http = clientOf(config);
  return async (call, body, { requestId, signal, token, timeoutMs, keepalive, ...progress }) => {
    const gateway = config.gateways[call.gateway];
    const patience = call.multipart ? createPatience(gateway.timeoutMs) : undefined;
    try {
      const { data, headers } = await http.request<unknown>({
        url: addressOf(gateway, call),
        ...encode(call, body),
        headers: callHeaders({ requestId, authHeader: gateway.authHeader, token }),
        // a large file may take longer than the time limit of a response
        ...(patience
          ? { signal: AbortSignal.any([signal, patience.signal]) }
          : { signal, timeout: timeoutMs ?? gateway.timeoutMs }),
        // browsers report upload progress to XMLHttpRequest alone, and only `fetch` outlives the page
        adapter: progress.onUploadProgress || patience ? await uploadAdapter() : 'fetch',
        fetchOptions: { keepalive: keepalive === true, cache: 'no-store' },
        ...listeners(progress, patience),
      });
      if (call.needs === 'token') config.onSandbox?.(headers[SANDBOX_HEADER] === 'true');
      const parsed = safeParse(call.result, data);
      if (!parsed.success) throw new CallFailed({ type: 'malformed', detail: parsed.issues[0].message });
      return parsed.output;
    } catch (error) {
      throw patience?.isOver() && !signal.aborted ? new CallFailed({ type: 'timeout' }) : error;
    } finally {
      patience?.end();
    }
  };
}

/** Loaded with the first upload. Node has no XMLHttpRequest and uses its http adapter. */
async function uploadAdapter(): Promise<AxiosAdapter | 'http'> {
  try {
    const { default: xhr } = await import('axios/lib/adapters/xhr.js');
    return xhr || 'http';
  } catch {
    throw new CallFailed({ type: 'network' });
  }
}

/** One function for all clients: axios caches every `fetch` it receives for ever. */
const fetchWithoutCookies: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'omit' });

/** Creates a client whose requests carry the common headers and whose responses are results or `CallFailed`. */
function clientOf(config: SenderConfig): AxiosInstance {
  const http = create({
    // this module reads bodies and responses itself: JSON of a bare string, envelopes of any status
    transformRequest: [],
    transformResponse: [],
    responseType: 'text',
    validateStatus: null,
    transitional: { clarifyTimeoutError: true },
    // the gateways do not allow this header: it would have every cross-origin request refused
    withXSRFToken: false,
    // some pages replace `Request`: `fetch` creates its own. axios reads null as none
    env: { Request: null as never, fetch: fetchWithoutCookies },
    headers: { 'user-agent': false },
  });
  http.interceptors.request.use((request) => {
    request.headers.set(commonHeaders(config.client, { traceId: config.newId(), now: config.now() }));
    // the browser sets the content type of a form itself, with its boundary
    if (typeof request.data === 'string') request.headers.set('content-type', 'application/json');
    sentAt.set(request, Date.now());
    return request;
  });
  http.interceptors.response.use(
    (response) => {
      tellTime(response);
      return { ...response, data: readEnvelope(response.status, String(response.data)) };
    },
    (error: unknown) => {
      throw failedOf(error);
    },
  );
  return http;
}

/** Send times of requests, by this machine's clock. */
const sentAt = new WeakMap<InternalAxiosRequestConfig, number>();

function tellTime({ config, headers }: AxiosResponse): void {
  const sentMs = sentAt.get(config);
  const date: unknown = headers['date'];
  if (sentMs !== undefined && typeof date === 'string') takeGatewayTime(date, { sentMs, cameMs: Date.now() });
}

function failedOf(error: unknown): CallFailed {
  if (isCancel(error)) return new CallFailed({ type: 'cancelled' });
  const isLate = isAxiosError(error) && error.code === AxiosError.ETIMEDOUT;
  return new CallFailed({ type: isLate ? 'timeout' : 'network' });
}

function listeners(
  {
    onUploadProgress: sent,
    onDownloadProgress: received,
  }: Pick<Delivery, 'onUploadProgress' | 'onDownloadProgress'>,
  patience: Patience | undefined,
) {
  const tell = (listener: ((progress: Progress) => void) | undefined) => (event: AxiosProgressEvent) => {
    patience?.renew();
    listener?.({ loaded: event.loaded, total: event.total });
  };
  return {
    ...(sent || patience ? { onUploadProgress: tell(sent) } : {}),
    ...(received ? { onDownloadProgress: tell(received) } : {}),
  };
}
