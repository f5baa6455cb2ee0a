import type { FastifyBaseLogger } from 'fastify';

/** Work that continues after its answer was sent. A graceful stop waits for it. */
export class Background {
  readonly #running = new Set<Promise<unknown>>();

  /** Starts a task and logs its error. */
  run(name: string, log: Pick<FastifyBaseLogger, 'error'>, task: () => Promise<unknown>): void {
    const running = task()
      .catch((error: unknown) => log.error({ err: error, task: name }, 'background task failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when no task is running, including tasks that running ones have started. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
