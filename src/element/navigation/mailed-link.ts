import type { Runtime } from '../runtime/runtime';
import { tabStorage, type KeepsInTab } from '../runtime/tab-storage';
import { takeParameter, type Place } from './take-parameter';
import { hasSignedOut } from '../../session/ended';

/** What the token of a mailed link is called in its address. */
const PARAMETER = 'linkSign';
/** The number changes with the shape of what is kept. */
const KEY = 'tp-mailed-link-1';
/** As long as somebody takes to sign in; the link itself is good for longer. */
const VALID_MS = 15 * 60_000;

/** A mailed link that was opened in this tab and is not followed yet. */
export interface MailedLink {
  /** Path of the page that it leads to. */
  path: string;
  linkSign: string;
}

type Kept = MailedLink & { expiresAt: number };

/** Of this page alone, by the session's place: where nothing may be kept in the tab. */
const ofPage = new Map<string, Kept>();

/**
 * The token of a mailed link is no part of an address that stays: it is taken out as it arrives, and waits in this tab until the
 * page that it leads to follows it. Whoever has to sign in first does so meanwhile.
 */
export function mailedLinks(runtime: KeepsInTab) {
  const storage = tabStorage<Kept>(runtime, KEY);
  const { scope } = runtime.session.rest;
  function clear(): void {
    storage.clear();
    ofPage.delete(scope);
  }
  return {
    clear,
    /** Takes the token out of the address, in the place of any that waits. */
    take({ location, history }: Place): void {
      const linkSign = takeParameter(PARAMETER, { location, history });
      if (!linkSign) return;
      const kept = { path: pathIn(location), linkSign, expiresAt: Date.now() + VALID_MS };
      ofPage.set(scope, kept);
      storage.write(kept);
    },
    /** The link that waits; undefined: none, or for too long. */
    waiting(): MailedLink | undefined {
      const kept = storage.read() ?? ofPage.get(scope);
      if (kept === undefined || kept.expiresAt > Date.now()) return kept;
      clear();
      return undefined;
    },
  };
}

/** A link that waits goes when whoever is signed in signs out: it is theirs. Returns how to stop. */
export const endWithSession = (runtime: Pick<Runtime, 'config' | 'session'>): (() => void) =>
  runtime.session.store.subscribe((state, before) => {
    if (hasSignedOut(state, before)) mailedLinks(runtime).clear();
  });

/** Path of the page that the hash of an address names. */
export const pathIn = ({ href }: Pick<Location, 'href'>): string =>
  new URL(href).hash.slice(1).split('?', 1)[0] ?? '';
