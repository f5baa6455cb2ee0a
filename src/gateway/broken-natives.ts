/**
 * Detects native functions that other scripts of the page have replaced by incompatible ones. This module is imported
 * only after an otherwise unexplained failure, and uses only the oldest features of the language.
 */

/** Shown when no catalogue can be loaded either, because the catalogue code needs the broken functions. */
export const BROKEN_BY_PAGE = '本页面的其他脚本影响了此组件，暂时无法使用，请联系网站管理员。';

/**
 * Checks by name as developers know it. Each returns true when the function follows the language specification; one
 * that throws counts as broken.
 */
const PROBES: Readonly<Record<string, () => boolean>> = {
  'JSON.parse': () => (JSON.parse('{"a":{"b":[true]}}') as { a: { b: boolean[] } }).a.b[0] === true,
  // replaced `toJSON` methods of strings and arrays are handled elsewhere
  'JSON.stringify': () => globalThis['JSON'].stringify({ a: { b: true } }) === '{"a":{"b":true}}',
  Map: () => new Map([[1, 2]]).get(1) === 2 && new Map().size === 0,
  Set: () => new Set([1]).has(1) && new Set().size === 0,
  WeakMap: () => typeof new WeakMap().get === 'function',
  Promise: () =>
    typeof Promise.race === 'function' && typeof Promise.all([]).finally(() => undefined).then === 'function',
  Symbol: () => typeof Symbol.for === 'function' && typeof [][Symbol.iterator] === 'function',
  'Object.assign': () => Object.assign({ a: 1 }, { a: 2 }).a === 2,
  'Object.entries': () => Object.entries({ a: 1 })[0]?.[1] === 1,
  'Object.keys': () => Object.keys({ a: 1 })[0] === 'a',
  'Array.prototype.filter': () => [1, 2].filter((n) => n > 1).length === 1,
  'Array.prototype.find': () => [1, 2].find((n) => n > 1) === 2,
  'Array.prototype.includes': () => [1].includes(1),
  'Array.prototype.map': () => [1].map((n) => n + 1)[0] === 2,
  'Array.prototype.some': () => [1].some((n) => n === 1) && ![1].some((n) => n === 2),
  customElements: () => typeof document === 'undefined' || typeof customElements.define === 'function',
};

let lastReported = '';

/** Returns the names of broken natives and logs them once for developers; empty when all work. */
export function brokenNatives(): string {
  let broken = '';
  for (const name in PROBES) {
    if (!Object.hasOwn(PROBES, name)) continue;
    let works = false;
    try {
      works = PROBES[name]?.() === true;
    } catch {
      // a throwing function counts as broken
    }
    if (!works) broken += broken ? `, ${name}` : name;
  }
  tellDevelopers(broken);
  return broken;
}

function tellDevelopers(broken: string): void {
  if (!broken || broken === lastReported) return;
  lastReported = broken;
  // oxlint-disable-next-line no-console -- only developers of the page can take the other script away
  console.error(
    `travel-portal-elements: a script of this page has replaced ${broken} by something that does not do what the browser's own does. Load that script after the elements' own, or in a frame, or take it away`,
  );
}

/** True when the page's `fetch` fails although the browser reaches the address. */
export async function isFetchBroken(address: string): Promise<boolean> {
  const { fetch } = globalThis;
  if (typeof XMLHttpRequest === 'undefined') return false;
  if (/^function fetch\(\) \{\s*\[native code\]/.test(Function.prototype.toString.call(fetch))) return false;
  // `fetch` is tried before and after, as connections come and go
  if ((await isFetched(address)) || !(await isReached(address)) || (await isFetched(address))) return false;
  tellDevelopers('window.fetch');
  return true;
}

async function isFetched(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { mode: 'no-cors', cache: 'no-store' })) instanceof Response;
  } catch {
    return false;
  }
}

const isReached = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onload = () => resolve(true);
    request.onerror = request.ontimeout = () => resolve(false);
    request.timeout = 5000;
    request.open('GET', address);
    request.send();
  });
