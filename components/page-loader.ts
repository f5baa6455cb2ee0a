import { VERSION } from '../src/element/definition/version';
import { isToldMissing, tellMissing } from '../src/element/definition/missing-code';
import { loadChunk } from '../src/element/runtime/chunk';
import { askFor, checkAllParts, holdImports } from '../src/element/runtime/preload-parts';
import { sheet } from '../src/ui/tokens/sheet';
import { define, elements, type ElementTag } from './index';

/** Shows the first content of an element before its code is there; `look` is what its colours are to be. */
export type PaintFirst = (element: Element, look: 'light' | 'dark' | 'light dark') => void;

/**
 * Defines whatever elements of the suite the page holds, now and later, as the script at an address asks by its
 * `data-` attributes. The first paints stand for the elements while their code is on its way: this script holds
 * little else, and asks for all the rest as soon as that stands there, also for what the elements will only soon need.
 */
export function startLoading(
  moduleUrl: string,
  firstPaints: Partial<Record<ElementTag, PaintFirst>>,
  soonNeeded: readonly (() => Promise<unknown>)[] = [],
): void {
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    // it may have been asked for as the newest of its version, which stands beside it
    ({ src }) => src.replace(/\/v\d+(\.\d+)?\//, `/${VERSION}/`) === moduleUrl || src === moduleUrl,
  );
  const options = script?.dataset ?? {};
  // whoever checks this script means what it loads too
  if (script?.integrity) checkAllParts(moduleUrl);
  const prefix = options['prefix'] ?? 'tp';
  const tags = Object.keys(elements) as ElementTag[];
  const tagOf = new Map(tags.map((tag) => [`${prefix}-${tag}`, tag]));

  let configured: Promise<void> | undefined;
  function configureOnce(): Promise<void> {
    configured ??= loadChunk(() => import('./page-config')).then(({ configurePage }) =>
      configurePage(moduleUrl, options),
    );
    configured.catch(() => (configured = undefined));
    return configured;
  }
  void configureOnce().catch(() => undefined);

  // the elements' heights are kept free while their code is on its way: nothing below them jumps
  document.adoptedStyleSheets.push(
    sheet(
      document,
      tags
        .filter((tag) => elements[tag].minHeight > 0)
        .map((tag) => `${prefix}-${tag}:not(:defined){display:block;min-height:${elements[tag].minHeight}px}`)
        .join(''),
    ),
  );

  function defineWithin(root: ParentNode): void {
    for (const [name, tag] of tagOf) {
      if (customElements.get(name)) tagOf.delete(name);
      else if ([...root.querySelectorAll(name)].some((element) => !isToldMissing(element))) {
        tagOf.delete(name);
        paint(name, tag);
        // asked for beside the configuration; what could not be had is asked for again when it is defined
        elements[tag].load().catch(() => undefined);
        void defineAs(name, tag);
      }
    }
  }

  async function defineAs(name: string, tag: ElementTag): Promise<void> {
    try {
      await configureOnce();
      await define([tag], { prefix });
    } catch {
      // one that comes into the page later asks too
      tagOf.set(name, tag);
      tellMissing(document.querySelectorAll(name), () => void defineAs(name, tag));
    }
  }

  /** Shows the first content of the elements there are: at once, so it comes with this script. */
  function paint(name: string, tag: ElementTag): void {
    const paintFirst = firstPaints[tag];
    if (!paintFirst) return;
    holdImports(nextFrame());
    for (const element of document.querySelectorAll(name)) {
      const theme = element.getAttribute('theme') ?? options['theme'];
      paintFirst(element, theme === 'light' || theme === 'dark' ? theme : 'light dark');
    }
  }

  const observer = new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) defineWithin(document);
    if (tagOf.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  defineWithin(document);
  // last, as nothing on the page waits for it yet; whoever finds it missing asks again
  for (const part of [...soonNeeded, () => import('../src/gateway/send')]) askFor(part);
}

/** When the browser has painted what stands there; a page that is hidden paints nothing, and is not waited for. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
const LONGEST_FRAME_MS = 250;
