import http from 'node:http';
import https from 'node:https';
import * as v from 'valibot';
import { TIME_LIMIT_HEADER } from '../../../../src/protocol/service';
import { Unavailable } from '../http/unavailable';
import { answerOf } from '../outward/answer-of';

export interface ServiceSettings {
  /** Base address without a trailing slash. */
  url: string;
  token: string;
  /** Time limit of a call with all its attempts, in ms, where the call has none of its own. */
  timeoutMs: number;
}

/**
 * `unreached`: no connection was made. `lost`: it ended early. `late`: the time limit. `busy`: too many calls wait.
 * `status`: another status than expected. `broken`: an answer against the protocol.
 */
export type FailureKind = 'unreached' | 'lost' | 'late' | 'busy' | 'status' | 'broken';

/** A call to a service without a usable answer: the service may have carried it out. No message has a value of it. */
export class ServiceFailure extends Unavailable {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServiceFailure';
  }
}

export interface ServiceCall {
  path: string;
  body: object;
  headers?: Readonly<Record<string, string>>;
  /** Changes something: it has a connection of its own and is sent once. */
  changes: boolean;
  /** Largest accepted answer, in bytes. */
  mostBytes: number;
  /** Time limit of this call, in ms. */
  timeoutMs?: number;
}

export interface ServiceAnswer {
  status: number;
  type: string;
  content: Buffer;
}

export interface ServiceClient {
  /** Throws ServiceFailure. */
  send(call: ServiceCall): Promise<ServiceAnswer>;
  close(): void;
}

/** Connections at the same time, and calls that may wait for one. */
const AT_ONCE = 16;
const WAITING = 200;
/** Shorter than the five seconds that usual servers keep an idle connection. */
const IDLE_MS = 4_000;
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Client of a service behind the gateway, by JSON over HTTP with a bearer token. It follows no redirect. */
export function createServiceClient(
  name: string,
  { url, token, timeoutMs: usual }: ServiceSettings,
): ServiceClient {
  const transport = url.startsWith('https:') ? https : http;
  const reading = new transport.Agent({ keepAlive: true, maxSockets: AT_ONCE, timeout: IDLE_MS });
  // a kept connection may be closed already, and it would be unknown whether the change arrived
  const changing = new transport.Agent({ keepAlive: false, maxSockets: AT_ONCE });
  const open = new Set<AbortController>();
  let isClosed = false;

  async function exchange(call: ServiceCall, until: number, signal: AbortSignal): Promise<ServiceAnswer> {
    const body = Buffer.from(JSON.stringify(call.body));
    const request = transport.request(`${url}/${call.path}`, {
      method: 'POST',
      agent: call.changes ? changing : reading,
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': body.length,
        [TIME_LIMIT_HEADER]: Math.max(1, Math.round(until - performance.now())),
        ...call.headers,
      },
    });
    const answered = answerOf(request);
    request.end(body);
    const response = await answered;
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of response) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (size > call.mostBytes) {
        response.destroy();
        throw new ServiceFailure('broken', `${name} answered ${call.path} with too many bytes`);
      }
    }
    const { statusCode: status = 0, headers } = response;
    return { status, type: headers['content-type'] ?? '', content: Buffer.concat(parts) };
  }

  function failureOf(
    error: unknown,
    { path, timeoutMs = usual }: ServiceCall,
    isLate: boolean,
  ): ServiceFailure {
    if (error instanceof ServiceFailure) return error;
    if (isLate) return new ServiceFailure('late', `${name} has not answered ${path} in ${timeoutMs} ms`);
    const { code } = error as { code?: unknown };
    return UNREACHED.has(String(code))
      ? new ServiceFailure('unreached', `${name} cannot be reached for ${path}`, { cause: error })
      : new ServiceFailure('lost', `the connection to ${name} was lost during ${path}`, { cause: error });
  }

  return {
    async send(call) {
      const { timeoutMs = usual } = call;
      if (open.size >= AT_ONCE + WAITING)
        throw new ServiceFailure('busy', `too many calls wait for ${name}, among them ${call.path}`);
      const ending = new AbortController();
      open.add(ending);
      const until = performance.now() + timeoutMs;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        ending.abort();
      }, timeoutMs);
      try {
        for (let isRepeated = false; ; isRepeated = true) {
          try {
            return await exchange(call, until, ending.signal);
          } catch (error) {
            const failure = failureOf(error, call, isLate);
            if (call.changes || isRepeated || failure.kind !== 'lost' || isClosed) throw failure;
          }
        }
      } finally {
        clearTimeout(timer);
        open.delete(ending);
      }
    },
    close() {
      isClosed = true;
      for (const ending of open) ending.abort();
      reading.destroy();
      changing.destroy();
    },
  };
}

/** Reads the JSON of an answer. Throws ServiceFailure, which names the first broken field and never its value. */
export function checkedAnswer<S extends v.GenericSchema>(
  name: string,
  { path }: Pick<ServiceCall, 'path'>,
  schema: S,
  { type, content }: ServiceAnswer,
): v.InferOutput<S> {
  const broken = (detail: string) => new ServiceFailure('broken', `${name} answered ${path} with ${detail}`);
  if (!/^application\/([\w.-]+\+)?json\b/.test(type)) throw broken('another type than JSON');
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw broken('a text that is no JSON');
  }
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [{ type: rule, expected }] = issues;
  throw broken(`a broken field: ${v.getDotPath(issues[0]) ?? 'the answer'} (${expected ?? rule})`);
}
