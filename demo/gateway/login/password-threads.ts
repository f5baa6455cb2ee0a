import type { Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Time after which an idle thread ends. */
const IDLE_MS = 60_000;
/** Lower scheduling priority of the threads (`nice`). */
const LATER = 10;

/**
 * Dedicated threads for Argon2id. Node's own pool is too small: with many sign-ins it would delay files and DNS
 * lookups. Their lower priority keeps the main thread responsive.
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

/** Throws when the text is no hash of Argon2. */
export const verify = (passwordHash: string, password: string): Promise<boolean> =>
  threads.run({ password, passwordHash }, { name: 'verify' }) as Promise<boolean>;
