import type { Runtime } from './runtime';

/** A value stored for the lifetime of the tab. */
export interface TabStorage<T> {
  read(): T | undefined;
  write(kept: T): void;
  clear(): void;
}

/** Part of a runtime that determines storage and key. */
export type KeepsInTab = Pick<Runtime, 'config'> & { readonly session: Pick<Runtime['session'], 'rest'> };

/**
 * Stores a value such as a draft in the tab's session storage, so that it survives a reload; does nothing where the
 * runtime may not touch storage. Change `name` with the shape of the value. Other sessions cannot read it.
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
        area?.removeItem(key); // truncated or written by others
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

/** Undefined where the page has no storage: reading the property throws. */
function ownStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
