import { expect } from '@open-wc/testing';
import { configure, define, elements, type ElementTag } from '../../../components/index';
import { createProvider } from '../../support/components/fake-runtime';
import { atRest } from '../../../src/ui/layout/focus/at-rest';
import { answerOverTheWire, exerciseAnswers, exerciseOf, exerciseRuntime } from './exercises';

/** Number of frames within which the next holder of the focus must appear. */
const SOON = 120;

const frames = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1) await new Promise(requestAnimationFrame);
};

const isLost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Focuses every pressed control first, as a mouse or keyboard does, and records the controls after which the focus is
 * lost.
 */
function watchPresses(): { lost: string[]; settled(): Promise<void>; stop(): void } {
  const lost: string[] = [];
  let last: { name: string; root: Node; age: number } | undefined;
  const note = () => {
    // Skips controls whose whole root the page itself has removed.
    if (last && isLost() && last.root.isConnected) lost.push(last.name);
    last = undefined;
  };
  const press = (event: Event) => {
    const [target] = event.composedPath();
    const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    if (!control) return;
    if (last && last.age >= SOON) note();
    control.focus({ preventScroll: true });
    const root = control.getRootNode();
    last = isLost() ? undefined : { name: control.ariaLabel ?? control.textContent, root, age: 0 };
  };
  let frame = requestAnimationFrame(function count() {
    if (last) last.age += 1;
    frame = requestAnimationFrame(count);
  });
  window.addEventListener('click', press, true);
  return {
    lost,
    async settled() {
      if (!last) return;
      for (let passed = 0; passed < SOON && isLost(); passed += 1) await frames(1);
      note();
    },
    stop() {
      cancelAnimationFrame(frame);
      window.removeEventListener('click', press, true);
    },
  };
}

const TAGS = Object.keys(elements) as ElementTag[];

describe('a press keeps the focus in the page', () => {
  const cleanups: (() => void)[] = [];
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
  });

  before(() => {
    configure({ gateway: '' });
    return define();
  });

  for (const tag of TAGS)
    it(`in all that <tp-${tag}> does`, async () => {
      cleanups.push(answerOverTheWire(exerciseAnswers(tag)));
      const provider = createProvider(exerciseRuntime(tag));
      const element = document.createElement(`tp-${tag}`);
      const presses = watchPresses();
      cleanups.push(
        () => element.remove(),
        () => provider.remove(),
        () => presses.stop(),
      );
      // An element that provides a session itself starts without one.
      if ('storage' in element) element.storage = 'memory';
      ('storage' in element ? document.body : provider).append(element);
      // The module that restores the focus loads once the page is idle.
      await atRest();
      await import('../../../src/element/deferred/attend');
      await frames(1);
      await exerciseOf(tag).run(element, () => presses.settled());
      await presses.settled();
      expect(presses.lost).to.deep.equal([]);
    });
});
