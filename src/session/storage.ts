/** Storage of a session: `local` is shared between tabs, `session` belongs to a tab, `memory` persists nothing. */
export type StorageKind = 'local' | 'session' | 'memory';

/** One stored text. */
export interface Slot {
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

/** Keys in local and session storage; other tabs watch them. */
export const KEYS = {
  token: 'tp-auth-sign',
  renewed: 'tp-renewed-sign',
  enterprise: 'tp-current-enterprise',
  disableLogin: 'tp-disable-login',
} as const;

/** Stored data of a session (specification 4). */
export interface SessionStorage {
  kind: StorageKind;
  /** Suffix of every key of this session. */
  scope: string;
  token: Slot;
  /** Former token that the current one replaced. Other tabs read it to tell a renewal from a new sign-in. */
  renewed: Slot;
  /** Number of the current enterprise. */
  enterprise: Slot;
  /** `1` disables login from a PC. */
  disableLogin: Slot;
}

/** `scope` separates the sessions of one origin by gateway and provider. */
export const createSessionStorage = (kind: StorageKind, scope = ''): SessionStorage => ({
  kind,
  scope,
  token: createSlot(kind, KEYS.token + scope),
  renewed: createSlot(kind, KEYS.renewed + scope),
  enterprise: createSlot(kind, KEYS.enterprise + scope),
  disableLogin: createSlot(kind, KEYS.disableLogin + scope),
});

/** Stores a text under a key. Falls back to memory for the lifetime of the page when storage is denied or full. */
export function createSlot(kind: StorageKind, key: string): Slot {
  let held: string | undefined;
  const memory: Slot = {
    read: () => held,
    write: (text) => void (held = text),
    remove: () => void (held = undefined),
  };
  const area = kind === 'memory' ? undefined : webStorage(kind);
  if (!area) return memory;
  return {
    read: () => area.getItem(key) ?? memory.read(),
    write(text) {
      try {
        area.setItem(key, text);
      } catch {
        // storage is full or forbidden: the session lasts as long as the page, and the former text is removed
        area.removeItem(key);
        memory.write(text);
      }
    },
    remove() {
      memory.remove();
      area.removeItem(key);
    },
  };
}

/**
 * Undefined where the page has no storage (sandboxed frame, third-party cookies blocked): reading the property throws.
 */
function webStorage(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
