import { expect } from '@open-wc/testing';
import { safeParse } from 'valibot';
import { accessible } from '../../support/components/accessible';
import { configure, define, elements, type ElementTag } from '../../../components/index';
import { COMMON_EVENTS } from '../../../src/element/definition/common';
import type { EventDescriptor } from '../../../src/element/definition/declaration';
import manifestText from '../../../dist/custom-elements.json?raw';
import { answerOverTheWire, exerciseAnswers, exerciseOf, exerciseRuntime } from './exercises';
import { createProvider } from '../../support/components/fake-runtime';

interface Declared {
  tagName: string;
  attributes: { name: string; fieldName: string; default: string }[];
  members: { name: string }[];
  events: { name: string }[];
  cssParts: { name: string }[];
}
const manifest = JSON.parse(manifestText) as { modules: { declarations: Declared[] }[] };
const declared = (tag: string) =>
  manifest.modules.flatMap((module) => module.declarations).find(({ tagName }) => tagName === `tp-${tag}`);

/** Events that a successful exercise does not fire. */
const ONLY_IN_TROUBLE = ['tp-error', 'tp-sign-in', 'tp-ready'];

describe('the manifest', () => {
  const cleanups: (() => void)[] = [];
  // Also cleans up after a timeout, which would otherwise fail all later tests.
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
  });

  before(() => {
    configure({ gateway: '' });
    return define();
  });

  it('lists every element', () => {
    expect(manifest.modules.flatMap((m) => m.declarations.map((d) => d.tagName)).sort()).to.deep.equal(
      Object.keys(elements)
        .map((tag) => `tp-${tag}`)
        .sort(),
    );
  });

  for (const tag of Object.keys(elements) as ElementTag[]) {
    it(`describes <tp-${tag}> as the browser shows it`, async () => {
      const entry = declared(tag);
      if (!entry) throw new Error('not in the manifest');
      cleanups.push(answerOverTheWire(exerciseAnswers(tag)));
      const provider = createProvider(exerciseRuntime(tag));
      const element = document.createElement(`tp-${tag}`);
      cleanups.push(
        () => element.remove(),
        () => provider.remove(),
      );
      const made = element.constructor as unknown as { observedAttributes: string[] };
      expect([...made.observedAttributes].sort()).to.deep.equal(
        [...new Set(entry.attributes.flatMap(({ name }) => [name, name.replaceAll('-', '')]))].sort(),
      );
      for (const { name } of entry.members) expect(name in element, name).to.equal(true);

      const module = (await elements[tag].load()).default;
      const events: Record<string, EventDescriptor> = { ...COMMON_EVENTS, ...module.declaration.events };
      const fired = new Set<string>();
      const tracked = new Set<string>();
      const parts = new Set<string>();
      const record = (event: Event) => {
        if (event.target !== element || !event.type.startsWith('tp-')) return;
        fired.add(event.type);
        const descriptor = events[event.type];
        expect(descriptor, `${event.type} is declared`).to.exist;
        const detail: unknown = (event as CustomEvent).detail;
        // Events of a nested element are declared by that element.
        if (event.composedPath()[0] !== element) return;
        if (descriptor?.detail) {
          expect(
            safeParse(descriptor.detail, detail).success,
            `${event.type} ${JSON.stringify(detail)}`,
          ).to.equal(true);
        } else expect(detail).to.equal(null);
        expect(event.cancelable, `${event.type} cancelable`).to.equal(descriptor?.cancelable ?? false);
      };
      const look = async () => {
        for (const part of element.shadowRoot?.querySelectorAll('[part]') ?? []) {
          for (const name of part.getAttribute('part')?.split(' ') ?? []) parts.add(name);
        }
        await accessible(element);
      };
      // Counts only the element's own events, not those of nested elements.
      const count = (event: Event) => {
        const { name } = (event as CustomEvent<{ name: string }>).detail;
        if (event.composedPath()[0] === element) tracked.add(name);
      };
      const listening = new AbortController();
      cleanups.push(() => listening.abort());
      const { signal } = listening;
      document.addEventListener('tp-track', count, { signal });
      for (const type of Object.keys(events)) document.addEventListener(type, record, { signal });
      // Tests in other tabs leave tokens in the page's storage.
      if ('storage' in element) element.storage = 'memory';
      // An element that provides a session itself starts without one.
      ('storage' in element ? document.body : provider).append(element);
      await exerciseOf(tag).run(element, look);
      await Promise.resolve();
      listening.abort();

      expect([...tracked].sort()).to.deep.equal(Object.keys(module.declaration.tracks).sort());
      // the names of tracked actions are compared above
      const isCompared = (name: string) => name !== 'tp-track' && !ONLY_IN_TROUBLE.includes(name);
      const promised = entry.events.map(({ name }) => name).filter(isCompared);
      expect([...fired].filter(isCompared).sort()).to.deep.equal(promised.sort());
      if (element.shadowRoot?.querySelector('.tp-root')) {
        expect([...parts].sort()).to.deep.equal(
          entry.cssParts
            .map(({ name }) => name)
            .filter((name) => name !== 'failure')
            .sort(),
        );
      }
    });
  }
});
