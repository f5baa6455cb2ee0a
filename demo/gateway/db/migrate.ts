import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database';

/** Migrations by name; the number at its beginning is their order. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the newest schema, all or nothing. Concurrent processes wait for each other. A released
 * migration is never changed: a later one corrects it.
 */
export async function migrate(db: Database, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('Migration failed', { cause: error });
}
