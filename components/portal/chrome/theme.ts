import type { Theme } from '../../../src/element/runtime/suite-config';
import type { StorageKind } from '../../../src/session/storage';

/** Name of the chosen theme in the local storage: a choice of the person, not of the session. */
const KEY = 'tp-theme';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** The theme chosen in the header; undefined while none was, and where nothing may be stored. */
export function chosenTheme(kind: StorageKind): Theme | undefined {
  const stored = kind === 'memory' ? null : read();
  return THEMES.find((theme) => theme === stored);
}

export function keepTheme(kind: StorageKind, theme: Theme): void {
  if (kind === 'memory') return;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // without storage the choice holds as long as the page
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
