/** Where a session rests: `local` is shared between tabs, `session` is a tab's, `memory` touches no storage. */
export type StorageKind = 'local' | 'session' | 'memory';

/** One remembered text. */
export interface Slot {
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

/** Names in local and session storage; other tabs watch them. */
export const KEYS = {
  token: 'tp-auth-sign',
  renewed: 'tp-renewed-sign',
  enterprise: 'tp-current-enterprise',
  disableLogin: 'tp-disable-login',
} as const;

/** All that is remembered of a session (specification 4). */
export interface SessionStorage {
  kind: StorageKind;
  /** Behind every name of this session's. */
  scope: string;
  token: Slot;
  /** The token that the one at hand came in the place of, by which other tabs know that nobody has signed in anew. */
  renewed: Slot;
  /** Number of the enterprise in use. */
  enterprise: Slot;
  /** `1`: login from a PC is disabled. */
  disableLogin: Slot;
}

/** `scope` tells the sessions of one origin apart: of which gateway they are, and of which provider. */
export const createSessionStorage = (kind: StorageKind, scope = ''): SessionStorage => ({
  kind,
  scope,
  token: createSlot(kind, KEYS.token + scope),
  renewed: createSlot(kind, KEYS.renewed + scope),
  enterprise: createSlot(kind, KEYS.enterprise + scope),
  disableLogin: createSlot(kind, KEYS.disableLogin + scope),
});

/** A text remembered under a name, or for as long as the page where storage is denied or full. */
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
        // storage is full or forbidden: the session lasts as long as the page, and no former text outlives it
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

/** A page may be denied its storage (sandboxed frame, third-party cookies blocked): asking for it throws. */
function webStorage(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
