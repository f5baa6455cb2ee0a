import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolConfig } from 'pg';
import { traceQuery } from '../server/traces/trace';
import { openFolder } from './data-folder';
import type { Schema } from './schema';
import { inWholeStatements } from './whole-statements';

/** The database or a transaction in it; queries accept either. */
export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

export interface OpenedDatabase {
  db: Database;
  /** For heavy reads; on a server over separate connections. */
  reads: Database;
  /** For reads that tolerate a lag: the replica if there is one, else `reads`. */
  copy: Database;
  /** Connection pools by their use. */
  pools: readonly NamedPool[];
  close(): Promise<void>;
}

export interface NamedPool {
  name: 'calls' | 'reads' | 'copy';
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
}

interface ServerOptions {
  max?: number;
  /** URL of a read replica. */
  copyUrl?: string | undefined;
  /** Number of additional connections for heavy reads, and the timeout of their statements. */
  reads?: { max: number; timeoutMs: number };
  /** Called when a connection breaks, idle or in use. */
  onError: (error: Error) => void;
}

const READS = { max: 3, timeoutMs: 8000 };
/** A read uses at most one processor, and none for JIT compilation, which does not pay for statements of a second. */
const READ_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off -c default_transaction_read_only=on';

/** Opens a PostgreSQL server by its connection string. */
export function openServer(
  url: string,
  { max = 10, reads = READS, copyUrl, onError }: ServerOptions,
): OpenedDatabase {
  const shared = { connectionString: url, onError };
  const { db, pool, close } = openPool(connect({ ...shared, max, statement_timeout: 20_000 }));
  const reading = { max: reads.max, statement_timeout: reads.timeoutMs, options: READ_OPTIONS };
  const heavy = openPool(connect({ ...shared, ...reading }));
  const copy =
    copyUrl === undefined
      ? undefined
      : openPool(connect({ ...shared, ...reading, connectionString: copyUrl }));
  return {
    db,
    reads: heavy.db,
    copy: copy?.db ?? heavy.db,
    pools: [
      { name: 'calls', pool },
      { name: 'reads', pool: heavy.pool },
      ...(copy === undefined ? [] : [{ name: 'copy' as const, pool: copy.pool }]),
    ],
    async close() {
      await Promise.all([close(), heavy.close(), copy?.close()]);
    },
  };
}

function connect({ onError, ...config }: PoolConfig & Pick<ServerOptions, 'onError'>): Pool {
  const pool = new Pool({
    types,
    connectionTimeoutMillis: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'travel-portal-gateway',
    ...config,
  });
  pool.on('error', onError);
  // the pool listens to idle clients only; an unhandled error of one in use would end the process
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Opens the embedded PostgreSQL in a folder, which is created if needed and locked for this process. */
export async function openEmbedded(folder: string): Promise<OpenedDatabase> {
  const { pglite, release } = await openFolder(folder);
  return openPGlite(pglite, release);
}

/** Wraps PGlite in node-postgres, so that both databases share the conversion of parameters and results. */
export function openPGlite(pglite: PGlite, release?: () => Promise<void>): OpenedDatabase {
  const pool = new Pool({
    ...createPgConfig(inWholeStatements(pglite)),
    max: 1,
    idleTimeoutMillis: 0,
    types,
  });
  const opened = openPool(pool);
  return {
    ...opened,
    // the embedded database has a single connection
    reads: opened.db,
    copy: opened.db,
    pools: [{ name: 'calls', pool }],
    async close() {
      await opened.close();
      await pglite.close();
      await release?.();
    },
  };
}

function openPool(pool: Pool): Pick<OpenedDatabase, 'db' | 'close'> & { pool: Pool } {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query, queryDurationMillis }) =>
      traceQuery(query.sql, queryDurationMillis, level === 'error'),
  });
  return { db, pool, close: () => db.destroy() };
}

const { INT8, NUMERIC, DATE } = pgTypes.builtins;

/**
 * Reads bigint, count and sum as numbers: all are fen or counts, far below 2^53. Dates stay YYYY-MM-DD, because a
 * `Date` would shift with the machine's time zone.
 */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return exactNumber;
    if (oid === DATE) return (text: string) => text;
    return pgTypes.getTypeParser(oid, format);
  }) as typeof pgTypes.getTypeParser,
};

function exactNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`Number too large: ${text}`);
  return value;
}
