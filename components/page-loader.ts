import { loadChunk } from '../src/element/runtime/chunk';
import { isReportedMissing, showMissing } from '../src/element/definition/upgrade/missing-code';
import { recordFocusCalls } from '../src/element/definition/upgrade/early-focus';
import { heightsOf } from '../src/element/definition/registry';
import { loadPolyfills, isLegacyBrowser } from '../src/element/older-browsers/older';
import { VERSION } from '../src/element/definition/version';
import { askFor, checkAllParts, importPlainly } from '../src/element/runtime/preload-parts';
import { sheet } from '../src/ui/tokens/sheet';
import { discoverElements, markHandled, type ElementDiscovery } from './element-discovery';
import { define, DEFAULT_PREFIX, elements, type ElementTag } from './index';
import type * as pageConfig from './page-config';

/** Renders the first content of an element that is not defined yet; `theme`: theme of the page. */
type Paint = (element: Element, tag: ElementTag, theme: string | undefined) => void;

type PageConfig = typeof pageConfig;

/** Loader state of a page. */
export interface LoadedPage extends ElementDiscovery {
  /** Resolves with the page's configuration after the script's attributes were applied. Throws ChunkLoadError. */
  configured(): Promise<PageConfig>;
}

/**
 * Defines the elements of the suite in the page, present and future, as configured by the `data-` attributes of the
 * script with this URL. First paints stand in while the code loads: this script contains little else, and requests all
 * the rest once they are painted, including code that the elements will need soon.
 */
export function startLoading(...page: Parameters<typeof loadPage>): LoadedPage {
  if (isLegacyBrowser()) throw tellTooOld(page[0]);
  try {
    return loadPage(...page);
  } catch (error) {
    // the browser is recent enough, so scripts of the page may have broken a native function
    void markHandled(
      importPlainly(() => import('./broken-page')).then(({ showBrokenPage }) => showBrokenPage(elements)),
    );
    throw error;
  }
}

/** Adds the script that shows the message in old browsers; it lies beside the loader, or above the portal's. */
function tellTooOld(moduleUrl: string): Error {
  const script = document.createElement('script');
  script.src = moduleUrl.replace(/(portal\/)?[^/]*$/, 'browser-check.js');
  document.head.append(script);
  return new Error('travel-portal-elements needs Chrome or Edge 109, Firefox 115, Safari 16.4 or later');
}

function loadPage(
  moduleUrl: string,
  paint: Paint = () => undefined,
  soonNeeded: readonly (() => Promise<unknown>)[] = [],
): LoadedPage {
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    // the script may have been requested as the newest of its version, whose folder lies beside this one
    ({ src }) => src.replace(/\/v\d+(\.\d+)?\//, `/${VERSION}/`) === moduleUrl || src === moduleUrl,
  );
  // a page that checks this script's integrity expects the same for its imports
  if (script?.integrity) checkAllParts(moduleUrl);
  const options = script?.dataset ?? {};
  const prefix = options['prefix'] || DEFAULT_PREFIX;

  const heights = sheet(document, heightsOf(elements, prefix));
  function keepHeights(root: ParentNode): void {
    if (!('adoptedStyleSheets' in root) || (root.ownerDocument ?? document) !== document) return;
    const { adoptedStyleSheets } = root as Document | ShadowRoot;
    if (!adoptedStyleSheets.includes(heights)) adoptedStyleSheets.push(heights);
  }

  let configuring: Promise<PageConfig> | undefined;
  const configured = () =>
    (configuring ??= loadChunk(() => import('./page-config')).then(
      (config) => {
        config.configurePage(moduleUrl, options);
        return config;
      },
      (error: unknown) => {
        configuring = undefined; // the next caller retries
        throw error;
      },
    ));

  /** Elements that are not defined yet. */
  const awaiting = new Set<Element>();
  async function start(tag: ElementTag): Promise<void> {
    // in parallel with the configuration; `define` retries a failure
    elements[tag].load().catch(() => undefined);
    const waiting = () => [...awaiting].filter(({ localName }) => localName === `${prefix}-${tag}`);
    try {
      await configured();
      await define([tag], { prefix });
      for (const element of waiting()) awaiting.delete(element);
    } catch (error) {
      const untold = waiting().filter((element) => !isReportedMissing(element));
      showMissing(untold, error, () => void markHandled(found.load(tag)));
      throw error;
    }
  }

  const found = discoverElements(prefix, start, (element, tag, root) => {
    keepHeights(root);
    awaiting.add(element);
    if (element instanceof HTMLElement) recordFocusCalls(element);
    paint(element, tag, options['theme']);
  });

  function begin(): void {
    new MutationObserver((records) => {
      if (records.some((record) => record.addedNodes.length > 0)) found.look(document);
    }).observe(document, { childList: true, subtree: true });
    found.look(document);
    configured().catch(() => undefined);
    // last, because nothing on the page waits for these parts yet; their users retry a failure
    for (const part of [...soonNeeded, () => import('../src/gateway/send')]) askFor(part);
  }
  keepHeights(document);
  const completing = loadPolyfills();
  // the first element retries a failed polyfill
  if (completing) void completing.then(begin, begin);
  else begin();
  return { ...found, configured };
}
