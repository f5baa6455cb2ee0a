import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Background } from '../jobs/background';
import { withScopeOf, type Caller } from './caller';
import type { Database } from '../../db/database';
import { DISK_FULL, fullPlaceOf } from '../../db/disk-full';
import { inTransaction } from '../../db/transaction';
import type { DomainEventBus, Emit } from '../events/domain-events';
import { deviceOf } from './device';
import { SANDBOX_HEADER } from '../../../../src/contract/envelope';
import { refusal, successAround } from './envelope';
import { Fault, statusOf } from './fault';
import type { ReadHeavily } from '../limits/heavy-reads';
import type { SupplierTurns } from '../limits/supplier-turns';
import { answerOnce, isAnswered, requestIdOf } from './idempotency';
import {
  PreparedResult,
  resultJson,
  type CallerContext,
  type CallerImplementation,
  type OpenContext,
} from './implement';
import { readInput } from './input';
import type { Job } from '../jobs/job';
import type { JobRunner } from '../jobs/runner';
import {
  assertOperatorRight,
  handleReading,
  handleRecorded,
  type SignedInOperator,
  type OperatorAccounts,
  type OperatorImplementation,
  type AnyImplementation,
} from './operator';
import { namesOfCalls } from '../metrics/calls';
import { diskFull } from '../metrics/measures';
import { traced } from '../traces/trace';
import { pageHostOf } from './page-host';
import { hashToken } from './token';
import { takeUploads } from './upload';
import { assertWithinTokenScope } from '../token-scope/allowed-calls';
import { assertViewable, withoutWrites } from './viewable';

/** Parts of the gateway that every call needs. */
export interface Host {
  db: Database;
  readHeavily: ReadHeavily;
  /** Limits of transactions that wait for the supplier. */
  supplierTurns: SupplierTurns;
  /** Heavy reads on a replica, if there is one. */
  readCopy: ReadHeavily;
  clock: () => Date;
  background: Background;
  jobs: JobRunner;
  events: DomainEventBus;
  /** Names of the header that carries the token, lower case. */
  authHeaders: readonly string[];
  /** Counts a call of the user named in the request's outcome. Throws tooManyRequests. */
  limitUser(request: FastifyRequest): Promise<void>;
  /** Whether a connection with this address is one of a trusted proxy, whose trace is continued. */
  isProxy(address: string): boolean;
  /** Folder for the files of a request until it ends; defaults to the system's. */
  uploadFolder?: string;
  /** Cookies are sent by HTTPS only. */
  secureCookies: boolean;
  /** Returns the owner of this token; undefined when it has expired. */
  authenticate(authSign: string, now: Date, options?: { touch: boolean }): Promise<Caller | undefined>;
  /** Accounts of the agency's operators; undefined where no call needs an operator. */
  operators?: OperatorAccounts | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log: the caller or operator, and the code of the answered envelope. */
    outcome: { userNo: string; code: string } | null;
  }
}

/** Mounts every implemented call at its contract path, with and without `.json`. */
export function mountCalls(
  app: FastifyInstance,
  host: Host,
  implementations: readonly AnyImplementation[],
): void {
  const isUpload = ({ call }: AnyImplementation) => call.multipart !== undefined;
  mountEach(
    app,
    host,
    implementations.filter((implementation) => !isUpload(implementation)),
  );
  const uploads = implementations.filter(isUpload);
  if (uploads.length === 0) return;
  // in a scope of their own, so that other calls keep refusing forms
  void app.register(async (part) => {
    await takeUploads(part, host.uploadFolder);
    mountEach(part, host, uploads);
  });
}

function mountEach(app: FastifyInstance, host: Host, implementations: readonly AnyImplementation[]): void {
  const names = namesOfCalls(implementations.map(({ call }) => call.path));
  for (const implementation of implementations) {
    const { path, method = 'POST' } = implementation.call;
    const name = names.get(path) ?? path;
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const isOfProxy = host.isProxy(request.raw.socket.remoteAddress ?? '');
      const piece = { name, kind: 'server' as const, ...(isOfProxy && { headers: request.headers }) };
      return traced(piece, async (note) => {
        const answer = await serve(host, implementation, request, reply);
        note({ 'gateway.code': request.outcome?.code ?? '', 'gateway.request_id': request.id });
        return answer;
      });
    };
    const config = { callName: name };
    for (const url of [path, `${path}.json`]) app.route({ method, url, handler, config });
  }
}

async function serve(
  host: Host,
  implementation: AnyImplementation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const outcome = { userNo: '', code: '0' };
  request.outcome = outcome;
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  try {
    const answered = await answer(host, implementation, request, reply, outcome);
    return answered instanceof PreparedResult ? sendPrepared(answered, request, reply) : answered;
  } catch (error) {
    const fault = error instanceof Fault ? error : faultOfFullDisk(error, request);
    if (fault === undefined) throw error;
    outcome.code = fault.code;
    void reply.code(statusOf(fault));
    return refusal(fault);
  }
}

/** A full disk is told as such: the transaction was rolled back, and a repetition does not make room. */
function faultOfFullDisk(error: unknown, { log }: FastifyRequest): Fault | undefined {
  const full = fullPlaceOf(error);
  if (full === undefined) return undefined;
  log.error({ err: error, full }, DISK_FULL);
  diskFull.inc({ store: full });
  return new Fault('storageFull');
}

/** Order of checks of every call: authentication, permission, body (parsed by the handler), result. */
async function answer(
  host: Host,
  implementation: AnyImplementation,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: { userNo: string },
): Promise<string | PreparedResult> {
  const now = host.clock();
  let tasks: [name: string, task: (db: Database) => Promise<unknown>][] = [];
  let hasEmitted = false;
  const emit: Emit = (...event) => {
    hasEmitted = true;
    return host.events.emit(...event);
  };
  const context = {
    db: host.db,
    now,
    emit,
    ip: request.ip,
    pageHost: pageHostOf(request),
    cookies: request.cookies,
    device: deviceOf(request, reply, host.secureCookies),
    log: request.log,
    after: (...task: (typeof tasks)[number]) => void tasks.push(task),
    wake: (job: Job) => void tasks.push([job.kind, () => Promise.resolve(host.jobs.wake(job))]),
  };
  const { call } = implementation;
  try {
    if (implementation.access === 'open') {
      const { body } = await readInput(call, request);
      return envelope(await implementation.handle(context, body));
    }

    if (implementation.access === 'operator') {
      return await answerOperator(host, implementation, request, {
        context,
        outcome,
        beginAnew: () => void (tasks = []),
      });
    }

    const { caller: holder, authSign } = await authenticate(host, request, now);
    if (holder.isSandbox) void reply.header(SANDBOX_HEADER, 'true');
    // a look of the agency uses up nothing of the user's own allowance
    const isLook = holder.isViewOnly === true && holder.tokenScope === undefined;
    outcome.userNo = isLook ? `view:${hashToken(authSign)}` : holder.userNo;
    await host.limitUser(request);
    assertWithinTokenScope(holder.tokenScope, call);
    assertViewable(holder, call);
    const { concerns } = implementation;
    const { limitedTo } = holder;
    if (limitedTo !== undefined && concerns === undefined) throw new Fault('sessionLimited');
    const caller = authorised(holder, call, implementation.servesPcDisabled);
    const { body, identity } = await readInput(call, request);
    if (limitedTo !== undefined && concerns?.(body) !== limitedTo) throw new Fault('sessionLimited');
    const asked = { ...context, caller, authSign, ...(caller.isViewOnly === true && NO_TASKS) };
    const { beforehand } = implementation;
    if (!call.mutates) {
      const within = caller.isViewOnly === true ? withoutWrites : readFreely;
      if (beforehand !== undefined) await within(host.db, (db) => beforehand({ ...asked, db }, body));
      const readNow = (from: Database) =>
        within(from, async (db) => envelope(await implementation.handle({ ...asked, db }, body)));
      // only a session that views reads in a transaction
      const waits = caller.isViewOnly === true && (await isAsking(implementation, asked, body));
      const read = (from: Database) =>
        waits ? inTurn(host, outcome.userNo, () => readNow(from)) : readNow(from);
      if (!implementation.isHeavyRead) return await read(host.db);
      const readBy = implementation.mayLag ? host.readCopy : host.readHeavily;
      return await readBy(outcome.userNo, read, abortOnClose(reply));
    }

    const place = implementation.requestsOf === 'session' ? hashToken(authSign) : caller.enterpriseNum;
    const key = { userNo: caller.userNo, place, requestId: requestIdOf(request.headers), path: call.path };
    const isNew =
      (beforehand !== undefined || implementation.asksSupplier !== false) &&
      !(await isAnswered(host.db, key));
    if (isNew) await beforehand?.(asked, body);
    const change = () =>
      inTransaction(host.db, (db) => {
        tasks = [];
        return answerOnce(db, key, identity, now, async () =>
          successAround(resultJson(call, await implementation.handle({ ...asked, db }, body))),
        );
      });
    return isNew && (await isAsking(implementation, asked, body))
      ? await inTurn(host, caller.userNo, change)
      : await change();
  } finally {
    for (const [name, task] of tasks) host.background.run(name, request.log, () => task(host.db));
    if (hasEmitted) host.background.run('deliver events', request.log, host.events.deliver);
  }

  function envelope(result: unknown): string | PreparedResult {
    return result instanceof PreparedResult ? result : successAround(resultJson(call, result));
  }
}

async function isAsking(
  { asksSupplier }: CallerImplementation,
  context: CallerContext,
  body: unknown,
): Promise<boolean> {
  // the embedded supplier of sandboxes answers at once, and its callers must not take turns of others
  if (context.caller.isSandbox) return false;
  return typeof asksSupplier === 'boolean' ? asksSupplier : asksSupplier(context, body);
}

/** Runs work that asks the supplier within a transaction. Throws Unavailable after too long a wait. */
async function inTurn<T>({ supplierTurns }: Host, person: string, work: () => Promise<T>): Promise<T> {
  const end = await supplierTurns.take(person);
  try {
    return await work();
  } finally {
    end();
  }
}

const readFreely = <T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> => read(db);

/** Tasks after a call may write; those of a session that only views are dropped. */
const NO_TASKS = { after: () => undefined, wake: () => undefined };

interface OperatorRequest {
  context: OpenContext;
  outcome: { userNo: string };
  /** Drops tasks of an attempt that is repeated. */
  beginAnew(): void;
}

/** The same order of checks for a call of an operator; its change and the entry of the log are one transaction. */
async function answerOperator(
  host: Host,
  implementation: OperatorImplementation,
  request: FastifyRequest,
  { context, outcome, beginAnew }: OperatorRequest,
): Promise<string> {
  const { operators } = host;
  const { call } = implementation;
  const { now } = context;
  if (operators === undefined) throw new Error(`${call.path} needs the accounts of operators`);
  const { operator } = await authenticateOperator(operators, host, request, { now, touch: true });
  outcome.userNo = operator.operatorNo;
  await host.limitUser(request);
  assertOperatorRight(operator, call);
  const { body, identity } = await readInput(call, request);
  const asked = { ...context, operator };
  if (!call.mutates) return successAround(resultJson(call, await handleReading(implementation, asked, body)));
  const { operatorNo: userNo, tmcNumber: place } = operator;
  const key = { userNo, place, requestId: requestIdOf(request.headers), path: call.path };
  const { beforehand, asksSupplier } = implementation;
  const isNew = (beforehand !== undefined || asksSupplier) && !(await isAnswered(host.db, key));
  if (isNew) await beforehand?.(asked, body);
  const change = () =>
    inTransaction(host.db, (db) => {
      beginAnew();
      return answerOnce(db, key, identity, now, async () =>
        successAround(
          resultJson(call, await handleRecorded(operators, implementation, { ...asked, db }, body)),
        ),
      );
    });
  return isNew && asksSupplier ? inTurn(host, userNo, change) : change();
}

/** Signal that is aborted when the client disconnects. */
function abortOnClose(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

function sendPrepared(prepared: PreparedResult, request: FastifyRequest, reply: FastifyReply): Buffer {
  // cross-origin answers already vary by origin
  const varies = [reply.getHeader('vary'), 'accept-encoding'].filter((name) => name !== undefined);
  void reply.header('vary', varies.join(', '));
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return prepared.envelope;
  void reply.header('content-encoding', 'gzip');
  return prepared.gzipped();
}

/**
 * Authenticates and authorises the caller of a request. With `touch: false` the session is not kept alive. Throws
 * authExpired, outsideTokenScope, viewOnly, forbidden or sessionLimited.
 */
export async function admit(
  host: Host,
  request: FastifyRequest,
  call: Pick<Call, 'path' | 'permission'>,
  { touch = true } = {},
): Promise<{ caller: Caller; authSign: string }> {
  const { caller: holder, authSign } = await authenticate(host, request, host.clock(), touch);
  assertWithinTokenScope(holder.tokenScope, call);
  // streams note the read messages
  if (holder.isViewOnly === true) throw new Fault('viewOnly');
  const caller = authorised(holder, call);
  if (caller.limitedTo !== undefined) throw new Fault('sessionLimited');
  return { caller, authSign };
}

async function authenticate(
  host: Host,
  request: FastifyRequest,
  now: Date,
  touch = true,
): Promise<{ caller: Caller; authSign: string }> {
  const authSign = tokenOf(host, request);
  const caller = authSign === undefined ? undefined : await host.authenticate(authSign, now, { touch });
  if (authSign === undefined || caller === undefined) throw new Fault('authExpired');
  return { caller, authSign };
}

/** The token in the first of the accepted headers; undefined without one. */
function tokenOf({ authHeaders }: Host, request: FastifyRequest): string | undefined {
  const sent = authHeaders.map((name) => request.headers[name]);
  return sent.find((value) => typeof value === 'string');
}

/**
 * Authenticates the operator of a request and checks the right that it needs. With `touch: false` the session is not
 * kept alive. Throws authExpired or forbidden.
 */
export async function admitOperator(
  host: Host,
  request: FastifyRequest,
  call: Pick<Call, 'path' | 'right'>,
  { touch = true } = {},
): Promise<{ operator: SignedInOperator; operatorSign: string }> {
  const { operators } = host;
  if (operators === undefined) throw new Error(`${call.path} needs the accounts of operators`);
  const admitted = await authenticateOperator(operators, host, request, { now: host.clock(), touch });
  assertOperatorRight(admitted.operator, call);
  return admitted;
}

/** Operators have tokens of their own, so that no way leads from an enterprise's session into the agency. */
async function authenticateOperator(
  operators: OperatorAccounts,
  host: Host,
  request: FastifyRequest,
  { now, touch }: { now: Date; touch: boolean },
): Promise<{ operator: SignedInOperator; operatorSign: string }> {
  const operatorSign = tokenOf(host, request);
  if (operatorSign === undefined) throw new Fault('authExpired');
  const operator = await operators.authenticate(host.db, operatorSign, now, { touch });
  if (operator === undefined) throw new Fault('authExpired');
  return { operator, operatorSign };
}

/** The caller with the scope of the object that the call needs. Throws forbidden. */
function authorised(
  caller: Caller,
  { permission }: Pick<Call, 'permission'>,
  servesPcDisabled = false,
): Caller {
  // such a caller may log in so that the screen can explain why, but gets no data
  if (caller.objects.has(OBJECT.pcLoginDisabled) && !servesPcDisabled) throw new Fault('forbidden');
  if (permission === undefined) return caller;
  if (!caller.objects.has(permission)) throw new Fault('forbidden');
  return withScopeOf(caller, permission);
}
