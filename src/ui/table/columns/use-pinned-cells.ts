import { useLayoutEffect, useState, type RefObject } from 'react';
import { hasScrollRoom, offsetName, offsetsOf } from './pinned-cells';

/** Pinned cells: none in cards, only the row's name where space is short. */
export type PinnedCells = 'none' | 'name' | 'all';

interface Pinning {
  cells: PinnedCells;
  /** False without actions, and where they would leave too little room for the columns beside the row's name. */
  hasPinnedEnd: boolean;
}

const CARDS: Pinning = { cells: 'none', hasPinnedEnd: false };
const ALL: Pinning = { cells: 'all', hasPinnedEnd: true };

interface Cells {
  /** Number of identifying cells: the checkbox, if any, and the first column. */
  naming: number;
  /** Ids of further pinned columns among the visible ones. */
  pinned: readonly string[];
}

/**
 * Keeps the leading cells of each row in view while the table scrolls sideways, one after another. Their offsets are
 * custom properties of the table, so that no row is rendered while a width is dragged.
 */
export function usePinnedCells(ref: RefObject<HTMLElement | null>, { naming, pinned }: Cells): Pinning {
  const [pinning, setPinning] = useState(ALL);
  const key = pinned.join();
  const wanted = naming + pinned.length;
  useLayoutEffect(() => {
    const box = ref.current;
    const table = box?.querySelector('table');
    const row = table?.tHead?.rows[0];
    if (!box || !table || !row) return;
    const heads = [...row.cells].slice(0, wanted);
    const end = row.querySelector('.tp-table-end');
    const measure = () => {
      if (getComputedStyle(table).display !== 'table') return setPinning(CARDS);
      const zoom = table.getBoundingClientRect().width / table.offsetWidth || 1;
      // fractional widths, because scrolling content would show through gaps between the cells
      const widthOf = (cell: Element) => cell.getBoundingClientRect().width / zoom;
      const cells = heads.map(widthOf);
      const widths = { cells, room: box.clientWidth, end: end ? widthOf(end) : 0 };
      const isRoomy = hasScrollRoom(widths);
      const staying = isRoomy ? cells : cells.slice(0, naming);
      offsetsOf(cells).forEach((offset, index) => setPx(table, offsetName(index), offset));
      setPx(
        box,
        '--_pinned-start',
        staying.reduce((sum, width) => sum + width, 0),
      );
      const hasPinnedEnd = end !== null && (isRoomy || hasScrollRoom({ ...widths, cells: staying }));
      setPx(box, '--_pinned-end', hasPinnedEnd ? widths.end : 0);
      const next = isRoomy ? 'all' : 'name';
      return setPinning((before) =>
        before.cells === next && before.hasPinnedEnd === hasPinnedEnd
          ? before
          : { cells: next, hasPinnedEnd },
      );
    };
    const observer = new ResizeObserver(measure);
    for (const part of [box, table, ...heads]) observer.observe(part);
    if (end) observer.observe(end);
    measure();
    return () => observer.disconnect();
    // the measured cells change with the columns, and with their order in cards
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [ref, naming, wanted, key, pinning.cells === 'none']);
  return pinning;
}

/** Sets a property only when it changes: setting it restyles all content of the element even for an equal value. */
function setPx({ style }: HTMLElement, name: string, px: number): void {
  const value = `${px}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Scrolls a focused cell out from under the pinned ones after keyboard navigation: browsers do not scroll to an element
 * that is partly visible.
 */
export function showFocused({ target }: { target: Element }): void {
  const isStaying = target.closest('[data-pinned], .has-end .tp-table-end') !== null;
  // keyboard focus only: scrolling during a press would move its target away
  if (!isStaying && target.matches('td *, th *') && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
