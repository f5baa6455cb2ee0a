import { CHECK_COUNT, findInconsistencies } from './consistency';
import { openEmbedded, openServer } from './db/database';

/**
 * `npm run check:books`: checks that money, seats, orders and applications agree, in the database of DATABASE_URL or in
 * the folder DATA_DIR, which no running gateway may be using. Exits with 1 if they do not.
 */
async function main(): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder = './data' } = process.env;
  const { db, close } = url ? openServer(url, { onError: fail }) : await openEmbedded(folder);
  const found = await findInconsistencies(db);
  await close();
  for (const { what, row } of found) console.error(`${what}: ${JSON.stringify(row)}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`The books agree: ${CHECK_COUNT} checks`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
