import { propertyName } from '../../src/element/definition/declaration';
import type { SuiteConfig } from '../../src/element/runtime/suite-config';
import { DECLARED, faultOf } from './declared-elements';
import type { FrameQuery } from './query';
import type { FrameSettings } from './settings';

/** API of the loader for scripts of its page (components/loader.ts). */
interface Suite {
  configure(config: SuiteConfig): Promise<void>;
  signOut(): Promise<void>;
  userChanged(): Promise<void>;
}

/** Resolves with the loader's API once the loader has run. */
export const suite = new Promise<Suite>((resolve) => {
  (globalThis.travelPortalElements ??= []).push(resolve);
});

/** The element shown in this document. */
export interface MountedElement {
  readonly element: HTMLElement;
  readonly suite: Suite;
  /** Sets attributes to valid values; null restores the default. Invalid ones are omitted and reported. */
  set(attributes: Readonly<Record<string, unknown>>): void;
}

const STYLE = `
  html, body { margin: 0; background: transparent; }
  body { display: flow-root; }
  p { margin: 0; padding: 24px; font: 14px/22px system-ui, sans-serif; text-align: center; }
`;

/** Styles the document so that it adds nothing to the element's size. */
export function prepareDocument(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}

/** Shows a message to the user in place of an element. */
export function showMessage(text: string): void {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = text;
  document.body.replaceChildren(paragraph);
}

/**
 * Inserts the element of a query into the document. Its token stays in memory, wherever it came from, because a frame's
 * storage is partitioned from the page's or missing.
 */
export async function showElement(
  { tag, attributes }: Extract<FrameQuery, { verdict: 'shown' }>,
  { gateway = location.origin, trustedOrigins }: FrameSettings,
  config: SuiteConfig,
): Promise<MountedElement> {
  const loaded = await suite;
  await loaded.configure({ ...config, gateway, trustedOrigins, storage: 'memory' });
  const element = document.createElement(`tp-${tag}`);
  for (const [name, text] of attributes) element.setAttribute(name, text);
  document.body.replaceChildren(element);
  const declared = DECLARED[tag];

  return {
    element,
    suite: loaded,
    set(values) {
      for (const [name, value] of Object.entries(values)) {
        const fault = declared && faultOf(declared, name, value);
        // oxlint-disable-next-line no-console -- only the embedding page's developer can correct a bad value
        if (fault !== undefined) console.warn(`frame.html: ${name} ${fault}; it is left out`);
        else Reflect.set(element, propertyName(name), value);
      }
    },
  };
}
