import { Migrator, sql, type Migration } from 'kysely';
import type { Database } from './database';
import { StartError } from './start-error';
import { isUnavailable } from './unavailable';

/** Migrations by name; the number at its beginning is their order. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the newest schema, all or nothing. Concurrent processes wait for each other. A released
 * migration is never changed: a later one corrects it. Throws StartError, with the failed migration, the ones that
 * only a newer program knows, or the one that comes before the applied ones.
 */
export async function migrate(db: Database, migrations: Migrations): Promise<void> {
  await requireOrder(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // The library judges the order by the times of rows, which a clock that was set back makes wrong.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const cause = error instanceof Error ? error : new Error('Migration failed', { cause: error });
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  if (failed !== undefined) throw new StartError(failedText(failed, cause), { cause });
  if (isUnavailable(cause)) throw cause;
  const unknown = (await findApplied(db)).filter((name) => !(name in migrations));
  throw unknown.length > 0 ? new StartError(newerText(unknown), { cause }) : cause;
}

/** A migration between applied ones was never run with the tables that it would find now. */
async function requireOrder(db: Database, migrations: Migrations): Promise<void> {
  const applied = new Set(await findApplied(db));
  const last = [...applied].toSorted().at(-1) ?? '';
  const missed = Object.keys(migrations)
    .toSorted()
    .find((name) => !applied.has(name) && name < last);
  if (missed !== undefined) throw new StartError(unorderedText(missed, last));
}

/** Names of the migrations that the database has; none for one that was never migrated. */
export async function findApplied(db: Database): Promise<string[]> {
  const { rows: tables } = await sql`select from pg_tables
    where tablename = 'kysely_migration' and schemaname = any(current_schemas(false))`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The cause keeps its class of failure but no values of rows, which its detail would quote. */
function failedText(name: string, { message }: Error): string {
  return (
    `The migration ${name} failed, and none of this start was applied: the database is as it was before.\n` +
    `Reason: ${message}\n` +
    'Start the former version again to go on working. Remove the reason, or report it with this message, ' +
    'then start this version again.'
  );
}

function unorderedText(missed: string, last: string): string {
  return (
    `The migration ${missed} was never applied, and the database already has ${last}. Nothing was changed.\n` +
    'A migration gets a number after the last one that was released.'
  );
}

function newerText(unknown: readonly string[]): string {
  const [first = '', ...others] = unknown;
  return (
    `This program is older than its database, which has the migration ${first}` +
    `${others.length > 0 ? ` and ${others.length} more` : ''} of a newer version. Nothing was changed.\n` +
    'Start the newer version, or restore the backup from before the upgrade ' +
    '(docs/deployment.md, Upgrading).'
  );
}
