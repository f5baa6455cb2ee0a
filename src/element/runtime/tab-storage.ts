import type { Runtime } from './runtime';

/** One thing kept for as long as the tab. */
export interface TabStorage<T> {
  read(): T | undefined;
  write(kept: T): void;
  clear(): void;
}

/** What of a runtime says where and under which name something is kept. */
export type KeepsInTab = Pick<Runtime, 'config'> & { readonly session: Pick<Runtime['session'], 'rest'> };

/**
 * Where what was typed outlives a reload: the tab's own storage, and none where the runtime may not touch storage.
 * `name` is to change with the shape of what is kept; what one session keeps under it no other one reads.
 */
export function tabStorage<T>({ config, session }: KeepsInTab, name: string): TabStorage<T> {
  const area = config.storage === 'memory' ? undefined : ownStorage();
  const key = name + session.rest.scope;
  return {
    read() {
      try {
        const kept = JSON.parse(area?.getItem(key) ?? 'null') as T | null;
        return kept ?? undefined;
      } catch {
        area?.removeItem(key); // cut off or not ours
        return undefined;
      }
    },
    write(kept) {
      try {
        area?.setItem(key, JSON.stringify(kept));
      } catch {
        // the storage is full: the draft lasts as long as the page
      }
    },
    clear: () => area?.removeItem(key),
  };
}

/** Asking for it throws where a page is denied its storage. */
function ownStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
