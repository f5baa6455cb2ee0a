import type { ComponentType } from 'react';

export type View = ComponentType<Record<string, unknown>>;
export type Loading = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; View: View };

/** Loads a view's code once for all elements of a tag; a failed load may be tried again. */
export class ViewLoader {
  state: Loading = { phase: 'loading' };
  #underWay = false;
  readonly #listeners = new Set<() => void>();
  readonly #fetch: () => Promise<{ default: unknown }>;

  constructor(fetch: () => Promise<{ default: unknown }>) {
    this.#fetch = fetch;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  load(): void {
    if (this.#underWay || this.state.phase === 'ready') return;
    this.#underWay = true;
    if (this.state.phase === 'failed') this.#enter({ phase: 'loading' });
    this.#fetch()
      .then(
        (module) => this.#enter({ phase: 'ready', View: module.default as View }),
        () => this.#enter({ phase: 'failed' }),
      )
      .finally(() => (this.#underWay = false));
  }

  #enter(state: Loading): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
