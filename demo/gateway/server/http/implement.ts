import { gzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Call, ParsedBodyOf, ResultOf, Stream } from '../../../../src/contract/call';
import { assertStorable } from '../limits/payload-limits';
import type { Caller } from './caller';
import type { Database } from '../../db/database';
import type { Device } from './device';
import type { Emit } from '../events/domain-events';
import { successAround } from './envelope';
import { fieldsInvalid } from './fault';
import type { Job } from '../jobs/job';

/** Context of a handler besides the body. */
export interface OpenContext {
  /** The call's transaction if the call changes data, the database otherwise. A handler uses no other. */
  db: Database;
  /** The moment of the call; handlers do not read the clock. */
  now: Date;
  /** Client address. */
  ip: string;
  /** Host of the client's page with its port, in lower case. It is not proven: it chooses public data only. */
  pageHost: string;
  /** Cookies of the request; pages of other origins send none. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** The client's browser. */
  device: Device;
  log: FastifyBaseLogger;
  /** Emits an event to other areas in the call's transaction. */
  emit: Emit;
  /** Runs a task after the call, whether answered or refused, with the database outside the call's transaction. */
  after(name: string, task: (db: Database) => Promise<unknown>): void;
  /** Starts a job after the call. */
  wake(job: Job): void;
}
export interface CallerContext extends OpenContext {
  caller: Caller;
  /** The caller's token, for operations on this session alone. */
  authSign: string;
}
/** Context of reading and writing rows, in a call or outside one. */
export type RowContext = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/**
 * Place in which a repeated request id is recognised: the enterprise of the request, or the session for a request that
 * switches the session to another enterprise.
 */
export type RequestsOf = 'enterprise' | 'session';

export type Implementation = OpenImplementation | CallerImplementation;
interface OpenImplementation {
  access: 'open';
  call: Call;
  handle(context: OpenContext, body: unknown): Promise<unknown>;
}
export interface CallerImplementation {
  access: 'caller';
  call: Call;
  /** Answered even if the caller's PC login is disabled, so that a client can find that out. */
  servesPcDisabled: boolean;
  requestsOf: RequestsOf;
  /** The cost grows with the data, so the call waits for its turn and gets the database of heavy reads. */
  isHeavyRead: boolean;
  /** A heavy read that a replica may answer with slightly old data. */
  mayLag: boolean;
  /** The call cannot loosen rules over its own caller without a second person. */
  keepsOwnRules: boolean;
  /**
   * The supplier is asked within the call's transaction, so that the call waits for its turn; a function decides it by
   * the body.
   */
  asksSupplier: boolean | ((context: CallerContext, body: unknown) => Promise<boolean>);
  /** Returns the number of the body's subject, for calls that are open to the receivers of a link to it. */
  concerns: ((body: unknown) => string) | undefined;
  /** Runs before the handler, outside its transaction, so that its writes survive a refusal of the call. */
  beforehand: ((context: CallerContext, body: unknown) => Promise<void>) | undefined;
  handle(context: CallerContext, body: unknown): Promise<unknown>;
}

interface ImplementOptions<C extends Call> {
  servesPcDisabled?: boolean;
  requestsOf?: RequestsOf;
  isHeavyRead?: boolean;
  mayLag?: boolean;
  keepsOwnRules?: boolean;
  asksSupplier?: boolean | ((context: CallerContext, body: ParsedBodyOf<C>) => Promise<boolean>);
  concerns?: (body: ParsedBodyOf<C>) => string;
  beforehand?: (context: CallerContext, body: ParsedBodyOf<C>) => Promise<void>;
}

/**
 * Implements a call that needs a token. The handler gets the parsed body and returns the result, or throws a Fault to
 * refuse.
 */
export function implement<C extends Call>(
  call: C,
  handle: (context: CallerContext, body: ParsedBodyOf<C>) => Promise<ResultOf<C> | PreparedResult>,
  {
    servesPcDisabled = false,
    requestsOf = 'enterprise',
    isHeavyRead = false,
    mayLag = false,
    keepsOwnRules = false,
    asksSupplier = false,
    concerns,
    beforehand,
  }: ImplementOptions<C> = {},
): Implementation {
  if (call.needs !== 'token') throw new Error(`${call.path} needs no token: use implementOpen`);
  if (call.method === 'GET' && (call.mutates || call.multipart)) {
    throw new Error(`${call.path} changes data or takes files: declare it as POST`);
  }
  if (call.mutates && isHeavyRead) throw new Error(`${call.path} changes data: it is no read`);
  if (mayLag && !isHeavyRead) throw new Error(`${call.path} is no heavy read: a copy does not answer it`);
  return {
    access: 'caller',
    call,
    servesPcDisabled,
    requestsOf,
    isHeavyRead,
    mayLag,
    keepsOwnRules,
    asksSupplier:
      typeof asksSupplier === 'boolean'
        ? asksSupplier
        : (context, body) => asksSupplier(context, parseBody(call, body)),
    concerns: concerns && ((body) => concerns(parseBody(call, body))),
    beforehand: beforehand && ((context, body) => beforehand(context, parseBody(call, body))),
    handle: (context, body) => handle(context, parseBody(call, body)),
  };
}

/** Implements a call that needs no login. */
export function implementOpen<C extends Call>(
  call: C,
  handle: (context: OpenContext, body: ParsedBodyOf<C>) => Promise<ResultOf<C> | PreparedResult>,
): Implementation {
  if (call.needs !== 'none' || call.permission !== undefined || call.mutates) {
    throw new Error(`${call.path} needs a caller: use implement`);
  }
  return { access: 'open', call, handle: (context, body) => handle(context, parseBody(call, body)) };
}

/**
 * It takes less than half the time of the default level for answers a third larger; both are at most a fifteenth of the
 * JSON. It is so fast that another thread would cost as much in messages.
 */
const QUICK = { level: 3 };

/** A result checked and serialised in advance, for answers that are sent many times. */
export class PreparedResult {
  readonly envelope: Buffer;
  #gzipped: Buffer | undefined;

  /** `resultJson`: output of `resultJson` of the same call, or composed of parts checked likewise (bytes of UTF-8). */
  constructor(resultJson: string | Buffer) {
    const json = typeof resultJson === 'string' ? Buffer.from(resultJson) : resultJson;
    const [before = '', after = ''] = successAround('\n').split('\n');
    this.envelope = Buffer.concat([Buffer.from(before), json, Buffer.from(after)]);
  }

  /** The compressed envelope, computed once. */
  gzipped(): Buffer {
    return (this.#gzipped ??= gzipSync(this.envelope, QUICK));
  }
}

/** Serialises a result that matches the contract. Throws otherwise, since it must not be sent then. */
export function resultJson(call: Call, result: unknown): string {
  const checked = v.safeParse(call.result, result);
  if (checked.success) return JSON.stringify(checked.output);
  // valibot's messages quote the values, and passengers and tokens must not reach the log
  const places = checked.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'} (${issue.type})`);
  throw new Error(`${call.path} returned a result against its contract: ${places.slice(0, 10).join(', ')}`);
}

/** Parses the body by the contract. Throws fieldsInvalid with the invalid fields. */
export function parseBody<C extends Call | Stream>(call: C, body: unknown): ParsedBodyOf<C> {
  const parsed = v.safeParse(call.body, body, { message: generalMessage });
  if (parsed.success) {
    assertStorable(parsed.output);
    return parsed.output;
  }
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message;
  throw fieldsInvalid(fields);
}

/** Message for rules of the contract without a message of their own. */
function generalMessage(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined ? '不能为空' : '格式不正确';
}
