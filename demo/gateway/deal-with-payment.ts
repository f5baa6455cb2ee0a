import { openEmbedded, openServer } from './db/database';
import { resolveSuspense } from './payment/suspense/resolve';

/**
 * `npm run deal:payment -- <number> <name> <reason>`: records that held money of the cashier was given back or booked
 * by hand, with the person, time and reason; `check:books` prints its number. Works on the database of DATABASE_URL or
 * on the folder DATA_DIR, which no running gateway may be using. Exits with 1 if no such held money waits.
 */
async function main(): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder = './data' } = process.env;
  const [suspenseNo = '', by = '', ...words] = process.argv.slice(2);
  const { db, close } = url ? openServer(url, { onError: fail }) : await openEmbedded(folder);
  const problem = await resolveSuspense(db, { suspenseNo, by, reason: words.join(' '), now: new Date() });
  await close();
  if (problem !== undefined) fail(problem);
  console.log(`挂账款项 ${suspenseNo} 已处理`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
