import { elements, type ElementTag } from '../../../components/index';
import type { Declaration } from '../../../src/element/definition/declaration';
import { fakeRuntime, next, providing } from './fake-runtime';
import { goodAnswers } from './samples';

/** Elements that draw nothing of their own: what concerns content does not apply to them. */
const CONTENTLESS: readonly string[] = ['provider'];
/** The shell's elements are made with Lit; they crash in `renderContent` and provide their own runtime. */
const LIT: readonly string[] = ['provider', 'portal'];

export type Bag = HTMLElement & Record<string, unknown>;

/** One of the elements, in a provider whose gateway works out. */
export interface ElementPage {
  tag: ElementTag;
  /** It draws something of its own. */
  drawn: boolean;
  isLit: boolean;
  declaration(): Declaration;
  load(): ReturnType<(typeof elements)[ElementTag]['load']>;
  provider(): HTMLElement;
  make(name?: string): Bag;
  /** In the provider, ready. */
  shown(name?: string): Promise<Bag>;
}

/** What it shows; nothing while it is busy. */
export const content = (element: Element) => element.shadowRoot?.querySelector('.tp-root:not([aria-busy])');

const EVERY = Object.keys(elements) as ElementTag[];
/**
 * Those that stand for the others in `npm test`: what holds the session and the shell, made with Lit; a form; the largest element;
 * a field of forms; a page of administration. What all promise is made at one place for all.
 */
const REPRESENTATIVE: readonly ElementTag[] = [
  'provider',
  'portal',
  'login',
  'flight-booking',
  'staff-picker',
  'permission',
];

/** Promises that all elements have from one place: of each in `npm run test:all`, of some that differ in `npm test`. */
export function describePromises(promise: string, tests: (page: ElementPage) => void): void {
  describeElements(promise, tests, process.env['TEST_EXTENT'] === 'short' ? REPRESENTATIVE : EVERY);
}

/** The same tests for every element of the suite. */
export function describeElements(
  promise: string,
  tests: (page: ElementPage) => void,
  tags: readonly ElementTag[] = EVERY,
): void {
  for (const tag of tags) {
    describe(`<tp-${tag}> ${promise}`, () => {
      let declaration: Declaration;
      let provider: HTMLElement;
      const load = () => elements[tag].load();
      const make = (name = `tp-${tag}`) => document.createElement(name) as Bag;
      before(async () => {
        const module = (await load()).default;
        declaration = module.declaration;
        await module.define();
      });
      beforeEach(() => (provider = providing(fakeRuntime(goodAnswers()).runtime)));
      afterEach(() => provider.remove());
      tests({
        tag,
        drawn: !CONTENTLESS.includes(tag),
        isLit: LIT.includes(tag),
        declaration: () => declaration,
        load,
        provider: () => provider,
        make,
        async shown(name) {
          const element = make(name);
          const ready = next(element, 'tp-ready');
          provider.append(element);
          await ready;
          return element;
        },
      });
    });
  }
}
