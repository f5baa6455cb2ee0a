import type { Runtime } from './runtime';

/** One thing kept for as long as the tab. */
export interface TabStorage<T> {
  read(): T | undefined;
  write(kept: T): void;
  clear(): void;
}

/**
 * Where what was typed outlives a reload: the tab's own storage, and none where the runtime may not touch storage.
 * `name` is to change with the shape of what is kept.
 */
export function tabStorage<T>({ config }: Pick<Runtime, 'config'>, name: string): TabStorage<T> {
  const area = config.storage === 'memory' ? undefined : ownStorage();
  return {
    read() {
      try {
        const kept = JSON.parse(area?.getItem(name) ?? 'null') as T | null;
        return kept ?? undefined;
      } catch {
        area?.removeItem(name); // cut off or not ours
        return undefined;
      }
    },
    write(kept) {
      try {
        area?.setItem(name, JSON.stringify(kept));
      } catch {
        // the storage is full: the draft lasts as long as the page
      }
    },
    clear: () => area?.removeItem(name),
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
