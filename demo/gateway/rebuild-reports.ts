import { openEmbedded, openServer } from './db/database';
import { countWrongDays, rebuildDays, rewriteFlightFacts, writeMissingFacts } from './report/facts/rebuild';

/**
 * `npm run rebuild:reports`: writes the ticket events that the reports lack, compares the sums of reports with their
 * facts and, with `--write`, sums them up anew where they differ; with `--flights` it first writes all facts of flights
 * anew. Works on the database of DATABASE_URL or on the folder DATA_DIR, which no running gateway may be using. Exits
 * with 1 if differences remain.
 */
async function main(): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder = './data' } = process.env;
  const { db, close } = url ? openServer(url, { onError: fail }) : await openEmbedded(folder);
  if (process.argv.includes('--flights'))
    console.log(`Facts of flights rewritten: ${await rewriteFlightFacts(db)}`);
  console.log(`Missing facts: ${await writeMissingFacts(db)}`);
  const wrong = await countWrongDays(db);
  console.log(`Sums that differ from their facts: ${wrong}`);
  if (wrong > 0 && process.argv.includes('--write')) {
    await rebuildDays(db);
    console.log('Sums rewritten');
  } else if (wrong > 0) process.exitCode = 1;
  await close();
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
