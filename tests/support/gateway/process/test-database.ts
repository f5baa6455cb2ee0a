import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { openPGlite, type Database, type OpenedDatabase } from '../../../../demo/gateway/db/database';
import { seedDemoData } from '../../../../demo/gateway/demo-data';
import { migrate } from '../../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../../demo/gateway/migrations';
import { createEmbeddedSupplier } from '../../../../demo/gateway/supplier/embedded';
import { NOW } from '../../clock';
import { cachePathOf, publish } from '../../demo-data-cache';
import { copyRows } from '../copy-rows';
import { cloneDatabase, dropDatabase, openDatabase, type Template } from './postgres-databases';
import { quickenPasswords } from './quick-passwords';
import { RUN_SERVER } from './run-server-name';

export { NOW };

/** Database of the tests: TEST_DATABASE=pglite (default) or postgres. */
export const TEST_DATABASE = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

export interface TestDatabase extends OpenedDatabase {
  /** Connection string for other processes; undefined for PGlite, which lives in this process's memory. */
  url?: string;
}

/** Opens a new database with the demo data as of NOW. */
export function openTestDatabase(): Promise<TestDatabase> {
  return TEST_DATABASE === 'postgres' ? openPostgres() : openMemory();
}

const DUMP = 'memory.tar';

async function openMemory(): Promise<TestDatabase> {
  const file = cachePathOf(DUMP);
  if (existsSync(file)) return openPGlite(await PGlite.create({ loadDataDir: dumpIn(file) }));
  const pglite = await PGlite.create();
  const opened = openPGlite(pglite);
  await fillMemory(opened.db);
  const dump = await pglite.dumpDataDir('none');
  const bytes = Buffer.from(await dump.arrayBuffer());
  await publish(file, (fresh) => writeFileSync(fresh, bytes));
  return opened;
}

/** In a whole run the rows are copied from its server: generating them takes three times as long. */
async function fillMemory(db: Database): Promise<void> {
  if (process.env[RUN_SERVER] === undefined) return fillDemoData(db, NOW);
  await migrate(db, MIGRATIONS);
  const url = await cloneDatabase(DEMO_TEMPLATE);
  const source = openDatabase(url);
  await copyRows(source.db, db);
  await source.close();
  await dropDatabase(url);
}

/** Creates the cached copy for a run on the embedded database, which its processes read. */
export async function keepMemory(): Promise<void> {
  const { close } = await openMemory();
  await close();
}

function dumpIn(file: string): Blob {
  return new Blob([readFileSync(file)]);
}

/** Fills a data folder for another process to open. */
export async function fillFolder(dataDir: string): Promise<void> {
  const { close } = await openMemory();
  await close();
  const pglite = await PGlite.create({ dataDir, loadDataDir: dumpIn(cachePathOf(DUMP)) });
  await pglite.close();
}

/** The demo data as of NOW, for databases of a server. */
export const DEMO_TEMPLATE: Template = { name: 'template_demo', fill: (db) => fillDemoData(db, NOW) };

async function openPostgres(): Promise<TestDatabase> {
  const url = await cloneDatabase(DEMO_TEMPLATE);
  const opened = openDatabase(url);
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await dropDatabase(url);
    },
  };
}

/** Creates the initial demo data as of `now`. */
export async function fillDemoData(db: Database, now: Date): Promise<void> {
  await migrate(db, MIGRATIONS);
  await seedDemoData(db, createEmbeddedSupplier(), now);
  await quickenPasswords(db);
}
