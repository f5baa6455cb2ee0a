import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import {
  openPGlite,
  openServer,
  type Database,
  type OpenedDatabase,
} from '../../../demo/gateway/db/database';
import { seedDemoData } from '../../../demo/gateway/seed/seed';
import { migrate } from '../../../demo/gateway/db/migrate';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { keptPath, publish } from '../demo-data-cache';
import { startPostgres, type PostgresServer } from './postgres';
import { findBinaries } from './postgres-binaries';

/** When the tests take place: a Friday, 10:00 in Shanghai. */
export const NOW = new Date('2026-11-20T02:00:00.000Z');

/** Which database the tests run on: TEST_DATABASE=pglite (default) or postgres. */
export const TEST_DATABASE = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

export interface TestDatabase extends OpenedDatabase {
  /** Connection string, for other processes; undefined for PGlite, which is in this process's memory. */
  url?: string;
}

/** A database of its own with the demo data as of NOW. */
export function openTestDatabase(): Promise<TestDatabase> {
  return TEST_DATABASE === 'postgres' ? openPostgres() : openMemory();
}

const DUMP = 'memory.tar';

async function openMemory(): Promise<TestDatabase> {
  const file = keptPath(DUMP);
  if (existsSync(file)) return openPGlite(await PGlite.create({ loadDataDir: dumpIn(file) }));
  const pglite = await PGlite.create();
  const opened = openPGlite(pglite);
  await fill(opened.db);
  const dump = await pglite.dumpDataDir('none');
  const bytes = Buffer.from(await dump.arrayBuffer());
  await publish(file, (fresh) => writeFileSync(fresh, bytes));
  return opened;
}

function dumpIn(file: string): Blob {
  return new Blob([readFileSync(file)]);
}

/** Fills a data folder for another process to open. */
export async function fillFolder(dataDir: string): Promise<void> {
  const { close } = await openMemory();
  await close();
  const pglite = await PGlite.create({ dataDir, loadDataDir: dumpIn(keptPath(DUMP)) });
  await pglite.close();
}

const TEMPLATE = 'template_demo';
let server: Promise<PostgresServer> | undefined;
let databases = 0;

async function openPostgres(): Promise<TestDatabase> {
  server ??= startFilledServer();
  const { url } = await server;
  databases += 1;
  const name = `test_${databases}`;
  await asAdmin(url('postgres'), (db) =>
    sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(db),
  );
  return { ...open(url(name)), url: url(name) };
}

async function startFilledServer(): Promise<PostgresServer> {
  // clusters of different versions do not mix
  const version = createHash('sha256').update(findBinaries()).digest('hex').slice(0, 8);
  const cluster = keptPath(`postgres-${version}`);
  if (!existsSync(cluster)) {
    const first = await startPostgres();
    await asAdmin(first.url('postgres'), (db) => sql`create database ${sql.id(TEMPLATE)}`.execute(db));
    await asAdmin(first.url(TEMPLATE), fill);
    await publish(cluster, (fresh) => first.stopInto(fresh));
  }
  return startPostgres(cluster);
}

async function asAdmin(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = open(url);
  try {
    await work(db);
  } finally {
    await close();
  }
}

function open(url: string): OpenedDatabase {
  return openServer(url, { max: 20, onError: (error) => console.error(error) });
}

async function fill(db: Database): Promise<void> {
  await migrate(db);
  await seedDemoData(db, createEmbeddedSupplier(), NOW);
}
