import { gzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Call, ParsedBodyOf, ResultOf, Stream } from '../../../../src/contract/call';
import { refuseUnstorable } from '../limits/acceptable';
import type { Caller } from './caller';
import type { Database } from '../../db/database';
import type { Device } from './device';
import type { Emit } from '../events/domain-events';
import { successAround } from './envelope';
import { fieldsInvalid } from './fault';

/** What a handler works with besides the body. */
export interface OpenContext {
  /** The call's transaction when the call changes data, the database otherwise. A handler uses no other. */
  db: Database;
  /** The moment of the call: a handler looks at no clock. */
  now: Date;
  /** Client address. */
  ip: string;
  /** The browser it comes from. */
  device: Device;
  log: FastifyBaseLogger;
  /** Tells other areas what the call did, in its transaction. */
  emit: Emit;
  /** Does this once the call is through, answered or refused, with the database outside the call's transaction. */
  after(name: string, task: (db: Database) => Promise<unknown>): void;
}
export interface CallerContext extends OpenContext {
  caller: Caller;
  /** The caller's token, for what concerns this session alone. */
  authSign: string;
}
/** For whom rows are read and written, in a call or beside them. */
export type RowContext = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/**
 * Where the id of a request that changes data is known again: in the enterprise it was sent in, or in the session,
 * for a request that moves the session into another enterprise.
 */
export type RequestsOf = 'enterprise' | 'session';

export type Implementation = OpenImplementation | CallerImplementation;
interface OpenImplementation {
  access: 'open';
  call: Call;
  handle(context: OpenContext, body: unknown): Promise<unknown>;
}
interface CallerImplementation {
  access: 'caller';
  call: Call;
  /** Answered even if the caller's PC login is disabled: what a client needs to find that out. */
  servesPcDisabled: boolean;
  requestsOf: RequestsOf;
  /** Its cost grows with the data: it waits for its turn, and the database it gets is for such reads. */
  isHeavyRead: boolean;
  /** A heavy read that a copy of the database may answer, as it was a moment ago. */
  mayLag: boolean;
  /** It does not loosen rules over its caller without somebody else. */
  keepsOwnRules: boolean;
  /** Number of what the body is about, where those whom a link has opened it to may make the call for it. */
  concerns: ((body: unknown) => string) | undefined;
  /** Before the handler, outside its transaction: what it writes stays when the call is refused. */
  beforehand: ((context: CallerContext, body: unknown) => Promise<void>) | undefined;
  handle(context: CallerContext, body: unknown): Promise<unknown>;
}

interface ImplementOptions<C extends Call> {
  servesPcDisabled?: boolean;
  requestsOf?: RequestsOf;
  isHeavyRead?: boolean;
  mayLag?: boolean;
  keepsOwnRules?: boolean;
  concerns?: (body: ParsedBodyOf<C>) => string;
  beforehand?: (context: CallerContext, body: ParsedBodyOf<C>) => Promise<void>;
}

/**
 * Implements a call that needs a token. The handler gets the parsed body and gives the result, or throws a
 * Fault to refuse.
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
    concerns: concerns && ((body) => concerns(parseBody(call, body))),
    beforehand: beforehand && ((context, body) => beforehand(context, parseBody(call, body))),
    handle: (context, body) => handle(context, parseBody(call, body)),
  };
}

/** Implements a call that anyone may make. */
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
 * Less than half the time of the usual level, for answers a third larger; both are a fifteenth of the JSON or less. So
 * quick that handing it to another thread costs as much again.
 */
const QUICK = { level: 3 };

/** A result checked and serialised before it is needed, for answers that are sent many times. */
export class PreparedResult {
  readonly envelope: Buffer;
  #gzipped: Buffer | undefined;

  /** `resultJson`: made by `resultJson` of the same call, or put together of parts checked likewise (bytes of UTF-8). */
  constructor(resultJson: string | Buffer) {
    const json = typeof resultJson === 'string' ? Buffer.from(resultJson) : resultJson;
    const [before = '', after = ''] = successAround('\n').split('\n');
    this.envelope = Buffer.concat([Buffer.from(before), json, Buffer.from(after)]);
  }

  /** The envelope compressed, once for all who take it so. */
  gzipped(): Buffer {
    return (this.#gzipped ??= gzipSync(this.envelope, QUICK));
  }
}

/** JSON of a result that is as the contract says; throws if it is not, since it must not be sent then. */
export function resultJson(call: Call, result: unknown): string {
  const checked = v.safeParse(call.result, result);
  if (checked.success) return JSON.stringify(checked.output);
  // the messages of the issues quote what they received: passengers and tokens do not belong into a log
  const places = checked.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'} (${issue.type})`);
  throw new Error(`${call.path} made a result against its contract: ${places.slice(0, 10).join(', ')}`);
}

/** The body as the contract has it. Throws fieldsInvalid, with the fields that are wrong. */
export function parseBody<C extends Call | Stream>(call: C, body: unknown): ParsedBodyOf<C> {
  const parsed = v.safeParse(call.body, body, { message: generalMessage });
  if (parsed.success) {
    refuseUnstorable(parsed.output);
    return parsed.output;
  }
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message;
  throw fieldsInvalid(fields);
}

/** For rules of the contract that bring no message of their own. */
function generalMessage(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined ? '不能为空' : '格式不正确';
}
