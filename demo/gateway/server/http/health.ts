import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { findApplied } from '../../db/migrate';

/** Whether a process is about to stop and takes no new connections of a balancer. */
export interface Draining {
  isDraining: boolean;
}

/** Time of the database to answer, below the patience of balancers. */
const ANSWER_MS = 4000;

interface HealthParts {
  db: Database;
  /** Names of the migrations of this program; undefined: the schema is not compared. */
  migrations: readonly string[] | undefined;
  draining: Draining;
}

type Check = 'ok' | 'unreachable' | 'unknown' | 'pending' | 'newer' | 'draining';

/**
 * `/health`: the database answers. `/health/live`: the process answers. `/health/ready`: it may be given requests, and
 * if not, which check says so.
 */
export function mountHealth(app: FastifyInstance, parts: HealthParts, options: RouteShorthandOptions): void {
  app.get('/health', options, async (_request, reply) => {
    showEverywhere(reply);
    await sql`select 1`.execute(parts.db);
    return { status: 'ok' };
  });
  app.get('/health/live', options, (_request, reply) => showEverywhere(reply).send({ status: 'ok' }));
  app.get('/health/ready', options, async (request, reply) => {
    showEverywhere(reply);
    const checks = await check(parts, (error) => request.log.warn({ err: error }, 'not ready'));
    const isReady = Object.values(checks).every((found) => found === 'ok');
    if (!isReady) void reply.code(503).header('retry-after', '1');
    return { status: isReady ? 'ok' : 'unready', checks };
  });
}

/** Pages of other origins may check that the gateway is there, but cannot read the answer. */
const showEverywhere = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-store');

async function check(
  { db, migrations, draining }: HealthParts,
  tell: (error: unknown) => void,
): Promise<Record<'process' | 'database' | 'migrations', Check>> {
  const process = draining.isDraining ? 'draining' : 'ok';
  try {
    const applied = await within(ANSWER_MS, findApplied(db));
    return { process, database: 'ok', migrations: migrations ? compared(migrations, applied) : 'ok' };
  } catch (error) {
    tell(error);
    return { process, database: 'unreachable', migrations: 'unknown' };
  }
}

function compared(own: readonly string[], applied: readonly string[]): Check {
  const there = new Set(applied);
  if (own.some((name) => !there.has(name))) return 'pending';
  return there.size > own.length ? 'newer' : 'ok';
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`The database has not answered in ${ms} ms`);
  });
  // the loser of the race must not count as unhandled
  for (const each of [answer, late]) each.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}
