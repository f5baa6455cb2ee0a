import { noteLostPart } from './chunk';
import { arePartsChecked, checkParts, integrityOf, isCheckedByPage } from './part-integrity';

/** Parts that are loaded or loading, by address. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a part of the code; the build wraps every dynamic import in it. Chromium caches the failure of an import or
 * preload permanently, also for a file on which the part depends. Therefore the import waits until all files are
 * fetched, so that a retry is possible; it then finds them in the browser's cache. Initial parts of a page skip this
 * step, which would request them twice. `parts` are addresses relative to the importer's.
 */
export async function preloadParts<T>(
  load: () => Promise<T>,
  parts: readonly string[] = [],
  importer = '',
): Promise<T> {
  if (isPlain && !arePartsChecked()) return load();
  const addresses = parts.map((part) => new URL(part, importer).href);
  if (isAsking) {
    void Promise.resolve(pendingHold).then(() =>
      addresses.forEach(arePartsChecked() ? (href) => void checkedPart(href) : hint),
    );
    return new Promise<never>(() => undefined);
  }
  if (arePartsChecked()) {
    await pendingHold;
    await Promise.all(addresses.map(checkedPart));
    return load();
  }
  if (pendingHold) {
    // they load and compile in parallel with the first frame; only running them would delay it
    addresses.forEach(hint);
    await pendingHold;
    return load().catch(importAgain<T>);
  }
  if (!isBeginning()) {
    await Promise.all(addresses.map(fetchPart));
    return load().catch(importAgain<T>);
  }
  addresses.forEach(hint);
  return load().catch(importAgain<T>);
}

/** True while requests belong to the page's start. */
let isBeginning = (): boolean => document.readyState !== 'complete';

/**
 * Treats the page as starting until the user's first input; for the suite's own page. Until then a reload fixes a
 * missing part without loss.
 */
export function beginUntilTouched(): void {
  let isTouched = document.readyState === 'complete'; // the user may have interacted before this script ran
  for (const type of ['pointerdown', 'keydown', 'input']) {
    window.addEventListener(type, () => void (isTouched = true), {
      capture: true,
      once: true,
      passive: true,
    });
  }
  isBeginning = () => !isTouched;
}

let isPlain = false;
/** Imports a part natively, without functions that the page may have broken. */
export function importPlainly<T>(load: () => Promise<T>): Promise<T> {
  isPlain = true;
  try {
    return load();
  } finally {
    isPlain = false;
  }
}

let isAsking = false;
/** Preloads the parts of an import without running them. */
export function askFor(load: () => Promise<unknown>): void {
  isAsking = true;
  load().catch(() => undefined);
  isAsking = false;
}

let pendingHold: Promise<void> | undefined;
/**
 * Delays parts of the page's start until a promise settles, because running them would delay the first frame. Later
 * imports are not delayed.
 */
export function holdImports(until: Promise<void>): void {
  if (!isBeginning()) return;
  pendingHold = until;
  // after the waiting imports, which belong to the page's start
  void until.then(() => setTimeout(() => (pendingHold = undefined)));
}

/** From now on only parts with the integrity known to the page's script run; the script itself is loaded already. */
export function checkAllParts(moduleUrl: string): void {
  fetched.set(moduleUrl, Promise.resolve());
  checkParts(moduleUrl);
}

const fetchPart = (href: string): Promise<void> =>
  once(href, () => (isHere(href) ? Promise.resolve() : fetchWhole(href)));

/** Loads a part once for all callers; a failure can be retried. */
function once(href: string, come: () => Promise<void>): Promise<void> {
  const underWay = fetched.get(href);
  if (underWay) return underWay;
  const coming = come();
  fetched.set(href, coming);
  coming.catch(() => fetched.delete(href));
  return coming;
}

/**
 * Loads a part with a checked integrity. It is fetched before it is preloaded: a fetch can be retried, and the import
 * finds the preloaded file, so that no unchecked code runs.
 */
const checkedPart = (href: string): Promise<void> =>
  once(href, async () => bring(href, await integrityOf(href, bring)));

async function bring(href: string, integrity: string): Promise<void> {
  await fetchWhole(href, integrity);
  await preload(href, integrity);
}

/** True when the part was loaded during the page's start. */
const isHere = (href: string): boolean =>
  performance.getEntriesByName(href, 'resource').some((entry) => {
    const { initiatorType, responseStatus } = entry as PerformanceResourceTiming;
    // not every browser provides the status
    const hasFailed = responseStatus === 0 || responseStatus >= 400;
    return initiatorType !== 'fetch' && !hasFailed;
  });

async function fetchWhole(href: string, integrity = ''): Promise<void> {
  const problem = href.endsWith('.css') ? `Unable to preload CSS for ${href}` : `Unable to load ${href}`;
  watchPolicy();
  try {
    const response = (await fetch(href, { integrity })) as Response | undefined;
    // a script of the page has replaced `fetch`: the import alone decides
    if (!integrity && !response?.arrayBuffer) return;
    if (!response) throw new Error(problem);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(problem);
  } catch {
    // the page's policy may allow scripts but forbid fetching them: the import alone decides
    await new Promise((resolve) => setTimeout(resolve));
    if (!forbidden.has(href) && !forbidden.has(new URL(href).origin)) throw new Error(problem);
  }
}

/** Addresses and origins that the page's policy did not allow to fetch. */
const forbidden = new Set<string>();
let isWatching = false;
function watchPolicy(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src') forbidden.add(blockedURI);
  });
}

/** Preloads a part in parallel with the one that depends on it. */
const hint = (href: string): void => void once(href, () => preload(href));

function preload(href: string, integrity = ''): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  // an empty attribute would override the page's import map
  if (integrity) link.integrity = integrity;
  link.href = href;
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      noteLostPart();
      reject(new Error(`Unable to load ${href}`));
    };
  });
  document.head.append(link);
  return coming;
}

/**
 * Retries a failed import under another address, because the browser caches the failure by address; Chromium's message
 * contains the failed one. The build also wraps this import in `preloadParts`, so an address with the marker is not
 * retried again. The page's own integrities apply to the original address only.
 */
function importAgain<T>(error: unknown): Promise<T> {
  const address = error instanceof Error ? /https?:\/\/\S+$/.exec(error.message)?.[0] : undefined;
  if (address === undefined || address.includes(AGAIN) || isCheckedByPage()) throw error;
  return import(/* @vite-ignore */ `${address}${AGAIN}${Date.now()}`) as Promise<T>;
}
const AGAIN = '?again=';
