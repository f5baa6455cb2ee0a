import type { Runtime } from '../runtime/runtime';
import { tabStorage, type KeepsInTab } from '../runtime/tab-storage';
import { takeParameter, type Place } from './take-parameter';
import { hasSignedOut } from '../../session/ended';

/** Parameter with the token of a mailed link. */
const PARAMETER = 'linkSign';
/** The number changes with the shape of the stored value. */
const KEY = 'tp-mailed-link-1';
/** Time for signing in; the link itself is valid for longer. */
const VALID_MS = 15 * 60_000;

/** A mailed link that was opened in this tab and is still pending. */
export interface MailedLink {
  /** Path of the target page. */
  path: string;
  linkSign: string;
}

type StoredLink = MailedLink & { expiresAt: number };

/** In-memory links by session scope, for sessions that may not use the tab's storage. */
const ofPage = new Map<string, StoredLink>();

/**
 * Manages the token of a mailed link. It must not stay in the address: it is removed on arrival and stored in this tab
 * until the target page uses it. The user may sign in meanwhile.
 */
export function mailedLinks(runtime: KeepsInTab) {
  const storage = tabStorage<StoredLink>(runtime, KEY);
  const { scope } = runtime.session.rest;
  function clear(): void {
    storage.clear();
    ofPage.delete(scope);
  }
  return {
    clear,
    /** Moves the token from the address to the store, replacing a pending one. */
    take({ location, history }: Place): void {
      const linkSign = takeParameter(PARAMETER, { location, history });
      if (!linkSign) return;
      const kept = { path: pathIn(location), linkSign, expiresAt: Date.now() + VALID_MS };
      ofPage.set(scope, kept);
      storage.write(kept);
    },
    /** The pending link; undefined when there is none or it has expired. */
    waiting(): MailedLink | undefined {
      const kept = storage.read() ?? ofPage.get(scope);
      if (kept === undefined || kept.expiresAt > Date.now()) return kept;
      clear();
      return undefined;
    },
  };
}

/** Removes a pending link when the signed-in user signs out, because it is theirs. Returns a function that stops it. */
export const endWithSession = (runtime: Pick<Runtime, 'config' | 'session'>): (() => void) =>
  runtime.session.store.subscribe((state, before) => {
    if (hasSignedOut(state, before)) mailedLinks(runtime).clear();
  });

/** Path of the page in the hash of an address. */
export const pathIn = ({ href }: Pick<Location, 'href'>): string =>
  new URL(href).hash.slice(1).split('?', 1)[0] ?? '';
