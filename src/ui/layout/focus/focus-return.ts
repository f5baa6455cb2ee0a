import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useRoot } from '../../tokens/root';
import { hasNoFocus } from './has-no-focus';

/** Focused element at the time when another view replaced a list. */
interface Place {
  /** Key of its row; undefined outside the rows. */
  row: string | undefined;
  /** Text of the element; '' for the first button of the row. */
  name: string;
}

const lastFocus = new WeakMap<ShadowRoot, Place>();
const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent ?? '';

/**
 * Restores the focus on return to a list: to the row from which the user left it, or to the list itself if that row is
 * gone. `isReady`: the rows are loaded.
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const root = useRoot();
  const isOver = useRef(false);
  useEffect(() => {
    const { current } = list;
    if (!current || !isReady || isOver.current) return;
    const goBack = () => {
      isOver.current = true;
      const left = lastFocus.get(root);
      lastFocus.delete(root);
      // a user who has moved the focus meanwhile keeps it
      if (left && hasNoFocus(root)) find(current, left).focus();
    };
    const row = lastFocus.get(root)?.row;
    const isComing = () => rowOf(current, row) === undefined && current.querySelector(DRAWING) !== null;
    if (row === undefined || !isComing()) return goBack();
    // rows are rendered in batches
    const observer = new MutationObserver(() => {
      if (isComing()) return;
      observer.disconnect();
      goBack();
    });
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    return () => observer.disconnect();
  }, [root, list, isReady]);
  // before the pressed element is removed, which drops the focus
  useLayoutEffect(() => {
    const page = pageOf(list.current);
    return () => {
      const active = root.activeElement;
      if (!active || !page?.contains(active)) return;
      const row = active.closest<HTMLElement>('[data-row]')?.dataset['row'];
      lastFocus.set(root, { row, name: nameOf(active) });
    };
  }, [root, list]);
}

/**
 * Makes a detail view return the focus to its row in the list, even if the list was not shown before. `row`: key of the
 * row.
 */
export function useReturnTo(row: string): void {
  const root = useRoot();
  useLayoutEffect(
    () => () => {
      if (root.host.isConnected && !lastFocus.has(root)) lastFocus.set(root, { row, name: '' });
    },
    [root, row],
  );
}

/** The list including its filters. */
const pageOf = (list: HTMLElement | null): Element | null => list?.closest('.tp-list-page') ?? list;

/** Matches rows that are still being rendered. */
const DRAWING = 'tbody[aria-busy]';

const rowOf = (list: HTMLElement, row: string | undefined): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === row);

function find(list: HTMLElement, { row, name }: Place): HTMLElement {
  const around = row === undefined ? pageOf(list) : rowOf(list, row);
  const found = [...(around?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const same = found.find((element) => nameOf(element) === name);
  return same ?? (row === undefined ? undefined : found[0]) ?? list;
}
