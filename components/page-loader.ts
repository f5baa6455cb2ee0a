import { loadChunk } from '../src/element/runtime/chunk';
import { isToldMissing, tellMissing } from '../src/element/definition/upgrade/missing-code';
import { holdFocus } from '../src/element/definition/upgrade/early-focus';
import { heightsOf } from '../src/element/definition/registry';
import { completeBrowser, isTooOld } from '../src/element/older/older';
import { VERSION } from '../src/element/definition/version';
import { askFor, checkAllParts, importPlainly } from '../src/element/runtime/preload-parts';
import { sheet } from '../src/ui/tokens/sheet';
import { foundElements, handled, type FoundElements } from './found-elements';
import { define, DEFAULT_PREFIX, elements, type ElementTag } from './index';
import type * as pageConfig from './page-config';

/** Shows the first content of an element whose class is not there yet; `theme` is that of the page. */
type Paint = (element: Element, tag: ElementTag, theme: string | undefined) => void;

type PageConfig = typeof pageConfig;

/** A page whose elements are being loaded. */
export interface LoadedPage extends FoundElements {
  /** The page's settings, once those of the script are in force. Throws ChunkLoadError. */
  configured(): Promise<PageConfig>;
}

/**
 * Defines whatever elements of the suite the page holds, now and later, as the script at an address asks by its
 * `data-` attributes. The first paints stand for the elements while their code is on its way: this script holds
 * little else, and asks for all the rest as soon as that stands there, also for what the elements will only soon need.
 */
export function startLoading(...page: Parameters<typeof loadPage>): LoadedPage {
  if (isTooOld()) throw tellTooOld(page[0]);
  try {
    return loadPage(...page);
  } catch (error) {
    // browsers let it run: scripts of the page may have broken one
    void handled(
      importPlainly(() => import('./broken-page')).then(({ tellBrokenPage }) => tellBrokenPage(elements)),
    );
    throw error;
  }
}

/** By the script that says so to browsers which read no modules either: beside the loader's, or above the portal's. */
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
    // it may have been asked for as the newest of its version, which stands beside it
    ({ src }) => src.replace(/\/v\d+(\.\d+)?\//, `/${VERSION}/`) === moduleUrl || src === moduleUrl,
  );
  // whoever checks this script means what it loads too
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
        configuring = undefined; // whoever needs it next asks again
        throw error;
      },
    ));

  /** Elements whose class is on its way. */
  const awaiting = new Set<Element>();
  async function start(tag: ElementTag): Promise<void> {
    // asked for beside the configuration; what could not be had is asked for again when it is defined
    elements[tag].load().catch(() => undefined);
    const waiting = () => [...awaiting].filter(({ localName }) => localName === `${prefix}-${tag}`);
    try {
      await configured();
      await define([tag], { prefix });
      for (const element of waiting()) awaiting.delete(element);
    } catch (error) {
      const untold = waiting().filter((element) => !isToldMissing(element));
      tellMissing(untold, error, () => void handled(found.load(tag)));
      throw error;
    }
  }

  const found = foundElements(prefix, start, (element, tag, root) => {
    keepHeights(root);
    awaiting.add(element);
    if (element instanceof HTMLElement) holdFocus(element);
    paint(element, tag, options['theme']);
  });

  function begin(): void {
    new MutationObserver((records) => {
      if (records.some((record) => record.addedNodes.length > 0)) found.look(document);
    }).observe(document, { childList: true, subtree: true });
    found.look(document);
    configured().catch(() => undefined);
    // last, as nothing on the page waits for it yet; whoever finds it missing asks again
    for (const part of [...soonNeeded, () => import('../src/gateway/send')]) askFor(part);
  }
  keepHeights(document);
  const completing = completeBrowser();
  // what an older browser could not be given is asked for again with the first element
  if (completing) void completing.then(begin, begin);
  else begin();
  return { ...found, configured };
}
