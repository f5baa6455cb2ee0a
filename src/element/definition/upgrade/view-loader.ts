import type { ComponentType } from 'react';
import { loadChunk, whenOnline } from '../../runtime/chunk';

export type View = ComponentType<Record<string, unknown>>;
export type Loading =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'ready'; View: View };

/**
 * Loads a view's code once for all elements of a tag. A failed load can be retried, and is retried when the network
 * returns.
 */
export class ViewLoader {
  state: Loading = { phase: 'loading' };
  #underWay: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #fetch: () => Promise<{ default: unknown }>;

  constructor(fetch: () => Promise<{ default: unknown }>) {
    this.#fetch = fetch;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the code is loaded or has failed; concurrent calls share one load. */
  load(): Promise<void> {
    if (this.state.phase === 'ready') return Promise.resolve();
    this.#underWay ??= this.#load().finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  /** Like `load`, but throws the ChunkLoadError. */
  async ready(): Promise<void> {
    await this.load();
    if (this.state.phase === 'failed') throw this.state.error;
  }

  async #load(): Promise<void> {
    if (this.state.phase === 'failed') this.#enter({ phase: 'loading' });
    try {
      const module = await loadChunk(this.#fetch);
      this.#enter({ phase: 'ready', View: module.default as View });
    } catch (error) {
      this.#enter({ phase: 'failed', error });
      whenOnline(() => void this.load());
    }
  }

  #enter(state: Loading): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
