import { KEYS } from './storage';

/** Change that another tab made to the shared session (specification 4). */
export type TabChange = 'signed-out' | 'signed-in-again' | 'switched-enterprise';

export const TAB_TEXTS: Readonly<Record<TabChange, string>> = {
  'signed-out': '您已退出登录，请重新登录',
  'signed-in-again': '用户已重新登录，页面将刷新',
  'switched-enterprise': '已切换企业，页面将刷新',
};

/** Relevant part of a storage event; a null `key` means that all keys were cleared. */
export interface StorageChange {
  key: string | null;
  oldValue: string | null;
  newValue: string | null;
}

/**
 * Meaning of a storage change for a signed-in tab; undefined when it has none. `renewed`: former token that the current
 * one replaced.
 */
export function tabChangeOf(
  { key, oldValue, newValue }: StorageChange,
  scope = '',
  renewed: string | null = null,
): TabChange | undefined {
  if (key === null) return 'signed-out';
  if (key === KEYS.token + scope) {
    if (newValue === null) return 'signed-out';
    return oldValue === newValue || (oldValue !== null && oldValue === renewed)
      ? undefined
      : 'signed-in-again';
  }
  return key === KEYS.enterprise + scope && oldValue !== null && newValue === null
    ? 'switched-enterprise'
    : undefined;
}

/**
 * Calls the listener for the first change by another tab that ends this tab's page. Signing out removes several keys,
 * and only the first counts.
 */
export function watchTabs(window: Window, scope: string, listener: (change: TabChange) => void): () => void {
  let told = false;
  const tell = (change: TabChange | undefined): void => {
    if (told || change === undefined) return;
    told = true;
    listener(change);
  };
  const changeOf = (change: StorageChange) =>
    tabChangeOf(change, scope, window.localStorage.getItem(KEYS.renewed + scope));
  const follow = (event: StorageEvent): void => {
    if (event.storageArea === null || event.storageArea === window.localStorage) tell(changeOf(event));
  };
  const watched = [KEYS.token + scope, KEYS.enterprise + scope];
  const read = () => watched.map((key) => ({ key, value: window.localStorage.getItem(key) }));
  let left: ReturnType<typeof read> = [];
  const leave = () => {
    left = read();
  };
  // a page in the back/forward cache has missed all changes meanwhile
  const shown = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    for (const { key, value } of left) {
      const newValue = window.localStorage.getItem(key);
      tell(changeOf({ key, oldValue: value, newValue }));
    }
  };
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', shown, { signal });
  return () => gone.abort();
}
