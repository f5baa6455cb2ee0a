import type { Theme } from '../../../src/element/runtime/suite-config';
import type { StorageKind } from '../../../src/session/storage';

/** Key of the chosen theme in local storage: the choice belongs to the person rather than the session. */
const KEY = 'tp-theme';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** Theme chosen in the header; undefined without a choice, and where storage is not allowed. */
export function chosenTheme(kind: StorageKind): Theme | undefined {
  const stored = kind === 'memory' ? null : read();
  return THEMES.find((theme) => theme === stored);
}

export function storeTheme(kind: StorageKind, theme: Theme): void {
  if (kind === 'memory') return;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // without storage the choice lasts as long as the page
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
