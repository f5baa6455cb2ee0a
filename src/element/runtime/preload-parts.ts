import { noteLostPart } from './chunk';
import { arePartsChecked, checkParts, integrityOf, isCheckedByPage } from './part-integrity';

/** Parts whose code is here, or under way, by address. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a part of the code; the build puts it around every dynamic import. Chromium remembers for ever that an
 * import or a preload failed, also of a file the part stands on: so nothing is imported before all of it has come,
 * and asking again really asks again. The import finds what was fetched in the browser's cache. What the page
 * begins with does not wait for that, and is asked for once instead of twice. `parts` are addresses relative to the
 * importer's.
 */
export async function preloadParts<T>(
  load: () => Promise<T>,
  parts: readonly string[] = [],
  importer = '',
): Promise<T> {
  if (isPlain && !arePartsChecked()) return load();
  const addresses = parts.map((part) => new URL(part, importer).href);
  if (isAsking) {
    void Promise.resolve(held).then(() =>
      addresses.forEach(arePartsChecked() ? (href) => void checkedPart(href) : hint),
    );
    return new Promise<never>(() => undefined);
  }
  if (arePartsChecked()) {
    await held;
    await Promise.all(addresses.map(checkedPart));
    return load();
  }
  if (held) {
    // they come and are compiled beside the first frame; what would hold it up is that they run
    addresses.forEach(hint);
    await held;
    return load().catch(importAgain<T>);
  }
  if (!isBeginning()) {
    await Promise.all(addresses.map(fetchPart));
    return load().catch(importAgain<T>);
  }
  addresses.forEach(hint);
  return load().catch(importAgain<T>);
}

/** Whether what is asked for now is what the page begins with. */
let isBeginning = (): boolean => document.readyState !== 'complete';

/**
 * The page is the suite's own and nobody has touched it yet: it still begins. Reading it anew brings a part that was lost
 * and loses nothing.
 */
export function beginUntilTouched(): void {
  let isTouched = document.readyState === 'complete'; // before this came, perhaps
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
/** Imports a part as the browser does, with none of the natives that the page may have broken. */
export function importPlainly<T>(load: () => Promise<T>): Promise<T> {
  isPlain = true;
  try {
    return load();
  } finally {
    isPlain = false;
  }
}

let isAsking = false;
/** Has the parts of an import come without running any of it. */
export function askFor(load: () => Promise<unknown>): void {
  isAsking = true;
  load().catch(() => undefined);
  isAsking = false;
}

let held: Promise<void> | undefined;
/** While the page begins, no part runs earlier than this: it would hold up the first frame. Later there are frames enough. */
export function holdImports(until: Promise<void>): void {
  if (!isBeginning()) return;
  held = until;
  // after those that wait for it: they belong to what the page begins with
  void until.then(() => setTimeout(() => (held = undefined)));
}

/** From here on no part runs but those that the script of the page, which is here, was built with. */
export function checkAllParts(moduleUrl: string): void {
  fetched.set(moduleUrl, Promise.resolve());
  checkParts(moduleUrl);
}

const fetchPart = (href: string): Promise<void> =>
  once(href, () => (isHere(href) ? Promise.resolve() : fetchWhole(href)));

/** Has a part come once, however many wait for it; what failed is asked for again. */
function once(href: string, come: () => Promise<void>): Promise<void> {
  const underWay = fetched.get(href);
  if (underWay) return underWay;
  const coming = come();
  fetched.set(href, coming);
  coming.catch(() => fetched.delete(href));
  return coming;
}

/**
 * A part that is what the script of the page was built with. It is fetched before it is preloaded: a fetch can be tried
 * again, and what is preloaded is what an import finds, so nothing unchecked is run.
 */
const checkedPart = (href: string): Promise<void> =>
  once(href, async () => bring(href, await integrityOf(href, bring)));

async function bring(href: string, integrity: string): Promise<void> {
  await fetchWhole(href, integrity);
  await preload(href, integrity);
}

/** It came with what the page began with. */
const isHere = (href: string): boolean =>
  performance.getEntriesByName(href, 'resource').some((entry) => {
    const { initiatorType, responseStatus } = entry as PerformanceResourceTiming;
    // not every browser tells the status
    const hasFailed = responseStatus === 0 || responseStatus >= 400;
    return initiatorType !== 'fetch' && !hasFailed;
  });

async function fetchWhole(href: string, integrity = ''): Promise<void> {
  const problem = href.endsWith('.css') ? `Unable to preload CSS for ${href}` : `Unable to load ${href}`;
  watchPolicy();
  try {
    const response = (await fetch(href, { integrity })) as Response | undefined;
    // a script of the page has put something else in its place: the import alone decides
    if (!integrity && !response?.arrayBuffer) return;
    if (!response) throw new Error(problem);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(problem);
  } catch {
    // the page's policy may allow scripts that it does not let anybody fetch: then the import alone decides
    await new Promise((resolve) => setTimeout(resolve));
    if (!forbidden.has(href) && !forbidden.has(new URL(href).origin)) throw new Error(problem);
  }
}

/** What the page's policy did not let us fetch. */
const forbidden = new Set<string>();
let isWatching = false;
function watchPolicy(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src') forbidden.add(blockedURI);
  });
}

/** Has a part come in the same wave as the one that stands on it. */
const hint = (href: string): void => void once(href, () => preload(href));

function preload(href: string, integrity = ''): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  // an empty one would stand above what the page's import map says
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
 * Under another address the failure is forgotten; Chromium's message names the one that failed. The build puts
 * `preloadParts` around this import too, so an address that is such another one already is not tried once more. What
 * the page says of integrity it says of the first address alone.
 */
function importAgain<T>(error: unknown): Promise<T> {
  const address = error instanceof Error ? /https?:\/\/\S+$/.exec(error.message)?.[0] : undefined;
  if (address === undefined || address.includes(AGAIN) || isCheckedByPage()) throw error;
  return import(/* @vite-ignore */ `${address}${AGAIN}${Date.now()}`) as Promise<T>;
}
const AGAIN = '?again=';
