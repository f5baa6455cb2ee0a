import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useTexts } from '../../ui/texts/use-texts';
import { Toast } from '../../ui/overlay/Toast';
import { noticeTexts } from './notice/texts';

/** Elements of the page with slow responses, in order of their start. */
const waiting = createStore<readonly HTMLElement[]>(() => []);

/** Shows a message while responses are slow: a single element shows it for all in the page. */
export function LongWait({ element }: { element: HTMLElement }) {
  const t = useTexts(noticeTexts);
  useLayoutEffect(() => {
    waiting.setState((others) => [...others, element], true);
    return () => waiting.setState((all) => all.filter((other) => other !== element), true);
  }, [element]);
  const speaks = useStore(waiting, (all) => all.find((other) => other.checkVisibility()) === element);
  return speaks && <Toast text={t.slow} />;
}
