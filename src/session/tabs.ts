import { KEYS } from './storage';

/** What another tab did to the session they share (specification 4). */
export type TabChange = 'signed-out' | 'signed-in-again' | 'switched-enterprise';

export const TAB_TEXTS: Readonly<Record<TabChange, string>> = {
  'signed-out': '您已退出登录，请重新登录',
  'signed-in-again': '用户已重新登录，页面将刷新',
  'switched-enterprise': '已切换企业，页面将刷新',
};

/** The part of a storage event that tells; `key` null: everything was cleared. */
export interface StorageChange {
  key: string | null;
  oldValue: string | null;
  newValue: string | null;
}

/**
 * What a change of the shared storage means to a tab that is signed in there; undefined: nothing. `renewed`: the token that the
 * one at hand came in the place of.
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
 * Tells of changes other tabs make to the local storage. The first that ends this tab's page is the only one:
 * signing out clears several keys.
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
  // a page that the browser kept while the user was on another one has heard of no change meanwhile
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
