import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';
import { fullPlaceOf } from './disk-full';
import { StartError } from './start-error';
import { isAway } from './unavailable';

const PAUSE_MS = 500;
/** States that waiting does not end: a full disk, and a server that is a copy. */
const NO_USE = /^(53100|25006)$/;

/**
 * Resolves once the database answers, as one that starts beside the gateway does after a while. Throws StartError when
 * it does not within `withinMs`, and any other error at once.
 */
export async function awaitServer(
  db: Database,
  { withinMs, onWait }: { withinMs: number; onWait: (error: unknown) => void },
): Promise<void> {
  const end = performance.now() + withinMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() + PAUSE_MS >= end) throw notReached(error, withinMs);
      if (tries === 1) onWait(error);
    }
    await pause(PAUSE_MS);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isPassing = (error: unknown): boolean => isAway(error) && !NO_USE.test(codeOf(error));

function notReached(error: unknown, withinMs: number): StartError {
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new StartError(
    `The database of DATABASE_URL was not reached within ${withinMs / 1000} s: ${reason}.\n` +
      'See that it runs, that its host and port are right, and that this machine may reach it; ' +
      'DATABASE_WAIT_MS makes the start wait longer.',
    { cause: error },
  );
}

/** Tells a full disk of the server as such; other errors stay as they are. */
export function explainServerError(error: unknown): unknown {
  if (fullPlaceOf(error) !== 'database') return error;
  return new StartError(
    'The disk of the database server is full, and nothing was changed. Make room on it, then start again.',
    { cause: error },
  );
}
