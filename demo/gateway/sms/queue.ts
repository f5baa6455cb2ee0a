import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../server/jobs/background';
import type { Database } from '../db/database';
import { claimText, endText, handOver, postponeText, releaseTexts } from './queries';
import { SmsFailure, type SmsTransport } from './transport';

/** Sends the text messages that are due. */
export interface SmsQueue {
  /** Begins with them, beside whatever goes on; once more after the round that is under way. */
  wake(log: Pick<FastifyBaseLogger, 'error'>): void;
  /** Begins with no other message. */
  stop(): void;
}

declare module '../server/deps' {
  interface AreaDeps {
    texts: SmsQueue;
  }
}

interface SmsQueueOptions {
  db: Database;
  clock: () => Date;
  background: Background;
  transport: SmsTransport;
}

/** Of a process that sends none: they are kept to be read, or wait for one that does. */
export const NO_TEXTS: SmsQueue = { wake: () => undefined, stop: () => undefined };

export function createSmsQueue(options: SmsQueueOptions): SmsQueue {
  const { background } = options;
  let isRunning = false;
  let isWanted = false;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    try {
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        await releaseTexts(options.db, options.clock());
        while (!stopping.signal.aborted && (await sendNext(options)));
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    wake(log) {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      background.run('send text messages', log, run);
    },
    stop: () => stopping.abort(),
  };
}

/** False if none is due. Throws if the service cannot be had: the others wait as well. */
async function sendNext({ db, clock, transport }: SmsQueueOptions): Promise<boolean> {
  const message = await claimText(db, clock());
  if (message === undefined) return false;
  try {
    if (!(await handOver(db, message))) return true;
    await transport.send(message.message_no, message);
    await endText(db, message, 'sent');
    return true;
  } catch (error) {
    // of the database: it is released later, by how far it had come
    if (!(error instanceof SmsFailure)) throw error;
    const { kind, message: failure } = error;
    if (kind === 'passing') await postponeText(db, message, clock(), failure);
    else await endText(db, message, kind === 'final' ? 'failed' : 'uncertain', failure);
    if (kind === 'final') return true;
    throw error;
  }
}
