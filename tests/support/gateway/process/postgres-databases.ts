import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { openServer, type Database, type OpenedDatabase } from '../../../../demo/gateway/db/database';
import { fingerprint, cachePathOf, publish } from '../../demo-data-cache';
import { startPostgres, type PostgresServer } from './postgres';
import { findBinaries } from './postgres-binaries';
import { RUN_SERVER } from './run-server-name';

/** Template that databases are cloned from; created once per server. */
export interface Template {
  /** Letters, digits and `_`. */
  name: string;
  fill(db: Database): Promise<void>;
}

/** Arbitrary lock number: processes that need one template at the same time create it once. */
const TEMPLATE_LOCK = 20_260_102;

let server: Promise<Pick<PostgresServer, 'url'>> | undefined;
/** Names of the template databases, by template. */
const madeTemplates = new Map<string, Promise<string>>();

/** Clones a template. Resolves with the connection string of the new database. */
export async function cloneDatabase(template: Template): Promise<string> {
  const run = process.env[RUN_SERVER];
  server ??= run === undefined ? startFilled(template) : Promise.resolve({ url: (name) => `${run}/${name}` });
  const { url } = await server;
  const making = madeTemplates.get(template.name) ?? makeTemplate(url, template);
  madeTemplates.set(template.name, making);
  const from = await making;
  // random, because a whole run has more processes than a short number has values
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, (admin) => createDatabase(admin, name, from));
  return url(name);
}

/** Drops a clone. Clones lie in memory and would fill it. */
export async function dropDatabase(url: string): Promise<void> {
  const at = url.lastIndexOf('/');
  const name = url.slice(at + 1);
  await asAdmin(
    (database) => `${url.slice(0, at)}/${database}`,
    // a killed process may have left open connections
    (admin) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin),
  );
}

/** Starts a server that has the template, on a copy of the cluster that first created it. */
export async function startFilled(template: Template): Promise<PostgresServer> {
  // clusters of different versions are incompatible
  const version = createHash('sha256').update(findBinaries()).digest('hex').slice(0, 8);
  const cluster = cachePathOf(`${template.name}-${version}`);
  if (!existsSync(cluster)) {
    const first = await startPostgres();
    await makeTemplate(first.url, template);
    await publish(cluster, (fresh) => first.stopInto(fresh));
  }
  return startPostgres(cluster);
}

/** Creates a template database. Resolves with its name, which contains the fingerprint of the demo data. */
async function makeTemplate(url: PostgresServer['url'], { name: kind, fill }: Template): Promise<string> {
  const name = `${kind}_${fingerprint()}`;
  await asAdmin(url, async (admin) => {
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(admin);
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(admin);
    if (rows.length > 0) return;
    const unfinished = `${name}_unfinished`;
    await sql`drop database if exists ${sql.id(unfinished)}`.execute(admin);
    await createDatabase(admin, unfinished, 'template0');
    await connected(url(unfinished), fill);
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(admin);
  });
  return name;
}

// `wal_log` also writes every page into the log, which doubles the time
const createDatabase = (admin: Database, name: string, template: string) =>
  sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin);

/** Runs `work` on a single connection, which owns the locks. It waits while another process creates the template. */
const asAdmin = (url: PostgresServer['url'], work: (admin: Database) => Promise<unknown>) =>
  connected(url('postgres'), (db) =>
    db.connection().execute(async (admin) => {
      await sql`set statement_timeout = 0`.execute(admin);
      await work(admin);
    }),
  );

async function connected(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = openDatabase(url);
  try {
    await work(db);
  } finally {
    await close();
  }
}

export function openDatabase(url: string): OpenedDatabase {
  return openServer(url, { max: 20, onError: (error) => console.error(error) });
}
