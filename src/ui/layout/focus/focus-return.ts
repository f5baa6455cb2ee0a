import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useRoot } from '../../tokens/root';
import { hasNoFocus } from './has-no-focus';

/** What had the focus when something else took a list's place. */
interface Place {
  /** Key of the row it was in; undefined outside of the rows. */
  row: string | undefined;
  /** What is written on it; '' for the first button of the row. */
  name: string;
}

const leftAt = new WeakMap<ShadowRoot, Place>();
const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent ?? '';

/**
 * Whoever comes back to a list goes on at the row that they left it from, or at the list itself if that row is gone.
 * `isReady`: the rows are there.
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const root = useRoot();
  const isOver = useRef(false);
  useEffect(() => {
    const { current } = list;
    if (!current || !isReady || isOver.current) return;
    const goBack = () => {
      isOver.current = true;
      const left = leftAt.get(root);
      leftAt.delete(root);
      // whoever has moved on meanwhile is left where they are
      if (left && hasNoFocus(root)) find(current, left).focus();
    };
    const row = leftAt.get(root)?.row;
    const isComing = () => rowOf(current, row) === undefined && current.querySelector(DRAWING) !== null;
    if (row === undefined || !isComing()) return goBack();
    // rows are drawn a few at a time
    const observer = new MutationObserver(() => {
      if (isComing()) return;
      observer.disconnect();
      goBack();
    });
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    return () => observer.disconnect();
  }, [root, list, isReady]);
  // before what is pressed is taken away, which takes the focus from it
  useLayoutEffect(() => {
    const page = pageOf(list.current);
    return () => {
      const active = root.activeElement;
      if (!active || !page?.contains(active)) return;
      const row = active.closest<HTMLElement>('[data-row]')?.dataset['row'];
      leftAt.set(root, { row, name: nameOf(active) });
    };
  }, [root, list]);
}

/** From the detail of a row back to its list, also where the list was not seen before. `row`: key of the row. */
export function useReturnTo(row: string): void {
  const root = useRoot();
  useLayoutEffect(
    () => () => {
      if (root.host.isConnected && !leftAt.has(root)) leftAt.set(root, { row, name: '' });
    },
    [root, row],
  );
}

/** The list with its filters. */
const pageOf = (list: HTMLElement | null): Element | null => list?.closest('.tp-list-page') ?? list;

/** Rows that are still being drawn. */
const DRAWING = 'tbody[aria-busy]';

const rowOf = (list: HTMLElement, row: string | undefined): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === row);

function find(list: HTMLElement, { row, name }: Place): HTMLElement {
  const around = row === undefined ? pageOf(list) : rowOf(list, row);
  const found = [...(around?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const same = found.find((element) => nameOf(element) === name);
  return same ?? (row === undefined ? undefined : found[0]) ?? list;
}
