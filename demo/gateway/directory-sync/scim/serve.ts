import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { MountContext } from '../../server/area';
import type { Emit } from '../../server/events/domain-events';
import { pageHostOf } from '../../server/http/page-host';
import type { Job } from '../../server/jobs/job';
import { noteRequest } from '../request-log';
import { findSettings, type DirectoryContext } from '../settings';
import { directoryCaller } from '../sync-caller';
import { findTokenHolder, touchToken, type TokenHolder } from '../tokens';
import { errorBody, scimError, scimErrorOf, type ScimError } from './errors';

const SCIM_TYPE = 'application/scim+json; charset=utf-8';
const AGENT_LENGTH = 300;

/** Answer to a request; without a body for a deletion. */
export interface ScimAnswer {
  status: number;
  body?: object;
  location?: string;
}
interface NotedAnswer extends ScimAnswer {
  remarks: readonly string[];
}
type Act = (context: DirectoryContext, request: FastifyRequest) => Promise<ScimAnswer>;

/** Limits of a gateway: requests of an enterprise, and wrong tokens of an address, both per minute. */
interface Limits {
  enterprise: ReturnType<FastifyInstance['createRateLimit']>;
  wrongTokens: ReturnType<FastifyInstance['createRateLimit']>;
}

const WRONG_TOKENS = 30;
/** Enterprise of an admitted request, for the limit. */
const admitted = new WeakMap<FastifyRequest, string>();

export const createLimits = (app: FastifyInstance, perMinute: number): Limits => ({
  enterprise: app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `directory ${admitted.get(request) ?? ''}`,
  }),
  wrongTokens: app.createRateLimit({ max: WRONG_TOKENS, timeWindow: 60_000 }),
});

/** Serves a request with a token. A change is one transaction, and changes of an enterprise follow one another. */
export function serveScim(mount: MountContext, { limits, base }: { limits: Limits; base: string }, act: Act) {
  const { db, clock, background } = mount;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = clock();
    void reply.type(SCIM_TYPE).header('cache-control', 'no-store');
    let holder: TokenHolder | undefined;
    let error: ScimError | undefined;
    let answer: NotedAnswer | undefined;
    try {
      holder = await holderOf(db, request, { limits, now });
      answer = await actWithin(mount, request, { holder, base, now, act });
    } catch (failure) {
      error = scimErrorOf(failure);
      if (error === undefined) throw failure;
    }
    if (holder !== undefined) {
      const noted = {
        ...holder,
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
        status: error?.status ?? answer?.status ?? 200,
        scimType: error?.scimType ?? '',
        detail: error?.message ?? answer?.remarks.join('；') ?? '',
      };
      const user = holder;
      background.run('note a request of a directory', request.log, async () => {
        await noteRequest(db, noted, now);
        await touchToken(db, user, now);
      });
    }
    if (error !== undefined) return refuse(reply, error);
    if (answer?.location !== undefined) void reply.header('location', answer.location);
    return reply
      .code(answer?.status ?? 200)
      .send(answer?.body === undefined ? '' : JSON.stringify(answer.body));
  };
}

/** Answers with an error of SCIM. */
export function refuse(reply: FastifyReply, error: ScimError): FastifyReply {
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (error.status === 429) void reply.header('retry-after', '60');
  return reply
    .type(SCIM_TYPE)
    .code(error.status)
    .send(JSON.stringify(errorBody(error)));
}

/** The enterprise of a request's token. Throws 401, 403 or 429. */
async function holderOf(
  db: Database,
  request: FastifyRequest,
  { limits, now }: { limits: Limits; now: Date },
): Promise<TokenHolder> {
  const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  const holder = token === undefined ? undefined : await findTokenHolder(db, token, now);
  if (holder === undefined) {
    const counted = await limits.wrongTokens(request);
    if (!counted.isAllowed && counted.isExceeded) throw scimError(429, '', 'Too many requests');
    throw scimError(401, '', 'The token is unknown or has ended');
  }
  admitted.set(request, holder.enterpriseNum);
  const counted = await limits.enterprise(request);
  if (!counted.isAllowed && counted.isExceeded) throw scimError(429, '', 'Too many requests');
  return holder;
}

interface Within {
  holder: TokenHolder;
  base: string;
  now: Date;
  act: Act;
}

async function actWithin(mount: MountContext, request: FastifyRequest, within: Within): Promise<NotedAnswer> {
  const { db, host, background } = mount;
  const { holder, base, now, act } = within;
  // the log names the refusal of a known token
  if (holder.isStopped) throw scimError(403, '', 'The enterprise is stopped');
  if (!holder.isOn) throw scimError(403, '', 'The directory sync of the enterprise is paused');
  let tasks: [name: string, task: (db: Database) => Promise<unknown>][] = [];
  let remarks: string[] = [];
  let hasEmitted = false;
  const emit: Emit = (...event) => {
    hasEmitted = true;
    return host.events.emit(...event);
  };
  const contextOf = async (tx: Database): Promise<DirectoryContext> => {
    const settings = await findSettings(tx, holder.enterpriseNum);
    const caller = await directoryCaller(tx, holder.enterpriseNum);
    if (settings === undefined || caller === undefined)
      throw scimError(403, '', 'The enterprise has no main administrator');
    return {
      db: tx,
      now,
      emit,
      ip: request.ip,
      pageHost: pageHostOf(request),
      cookies: request.cookies,
      device: {
        agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
        number: undefined,
        keep: () => '',
      },
      log: request.log,
      after: (...task) => void tasks.push(task),
      wake: (job: Job) => void tasks.push([job.kind, () => Promise.resolve(host.jobs.wake(job))]),
      caller,
      authSign: '',
      settings,
      base,
      remark: (text) => void remarks.push(text),
    };
  };
  if (request.method === 'GET') return { ...(await act(await contextOf(db), request)), remarks };
  const answer = await inTransaction(db, async (tx) => {
    tasks = [];
    remarks = [];
    await sql`select pg_advisory_xact_lock(hashtext('directory sync'), hashtext(${holder.enterpriseNum}))`.execute(
      tx,
    );
    return act(await contextOf(tx), request);
  });
  for (const [name, task] of tasks) background.run(name, request.log, () => task(db));
  if (hasEmitted) background.run('deliver events', request.log, host.events.deliver);
  return { ...answer, remarks };
}
