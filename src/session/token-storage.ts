/** Where a token may rest: `local` is shared between tabs, `session` is a tab's, `memory` touches no storage. */
export type StorageKind = 'local' | 'session' | 'memory';

export interface TokenStorage {
  read(): string | undefined;
  write(token: string): void;
  remove(): void;
}

/** Name of the token in local and session storage; other tabs watch it. */
export const TOKEN_KEY = 'tp-auth-sign';

export function createTokenStorage(kind: StorageKind): TokenStorage {
  let held: string | undefined;
  const memory: TokenStorage = {
    read: () => held,
    write: (token) => void (held = token),
    remove: () => void (held = undefined),
  };
  const area = kind === 'memory' ? undefined : webStorage(kind);
  if (!area) return memory;
  return {
    read: () => area.getItem(TOKEN_KEY) ?? memory.read(),
    write(token) {
      try {
        area.setItem(TOKEN_KEY, token);
      } catch {
        memory.write(token); // storage is full or forbidden: the session lasts as long as the page
      }
    },
    remove() {
      memory.remove();
      area.removeItem(TOKEN_KEY);
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
