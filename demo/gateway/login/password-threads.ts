import type { Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Idle threads end after so long. */
const IDLE_MS = 60_000;
/** How much later than others the threads are given a processor (`nice`). */
const LATER = 10;

/**
 * Threads of their own for Argon2id, which those of Node are too few for: while many people sign in, files and addresses
 * are read as ever. They let the thread that answers go first, so that everybody else is answered as ever, too.
 */
const threads = new Piscina({
  filename: fileURLToPath(new URL('password-thread.mjs', import.meta.url)),
  execArgv: [],
  minThreads: 0,
  maxThreads: availableParallelism(),
  idleTimeout: IDLE_MS,
  niceIncrement: LATER,
});

export const hash = (password: string, options: Options): Promise<string> =>
  threads.run({ password, options }, { name: 'hash' }) as Promise<string>;

/** Throws for what is no hash of Argon2. */
export const verify = (passwordHash: string, password: string): Promise<boolean> =>
  threads.run({ password, passwordHash }, { name: 'verify' }) as Promise<boolean>;
