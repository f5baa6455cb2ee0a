import { useLayoutEffect, useState, type RefObject } from 'react';
import { leavesRoom, offsetName, offsetsOf } from './pinned-cells';

/** What stays in view: nothing in cards, only what names the row where there is no room for more. */
export type Pinning = 'none' | 'name' | 'all';

interface Cells {
  /** Cells that name a row: those of the boxes, where there are any, and of the first column. */
  naming: number;
  /** Ids of the columns pinned besides, of those shown. */
  pinned: readonly string[];
}

/**
 * Has the leading cells of each row stay in view where the table scrolls sideways, each behind the one before it. Their places
 * follow their widths; they are custom properties of the table, so that no row is drawn anew while one is dragged.
 */
export function usePinnedCells(ref: RefObject<HTMLElement | null>, { naming, pinned }: Cells): Pinning {
  const [pinning, setPinning] = useState<Pinning>('all');
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
      if (getComputedStyle(table).display !== 'table') return setPinning('none');
      const zoom = table.getBoundingClientRect().width / table.offsetWidth || 1;
      // parts of pixels count: what scrolls would show through between two of them
      const widthOf = (cell: Element) => cell.getBoundingClientRect().width / zoom;
      const cells = heads.map(widthOf);
      const widths = { cells, room: box.clientWidth, end: end ? widthOf(end) : 0 };
      const isRoomy = leavesRoom(widths);
      const staying = isRoomy ? cells : cells.slice(0, naming);
      offsetsOf(cells).forEach((offset, index) => setPx(table, offsetName(index), offset));
      setPx(
        box,
        '--_pinned-start',
        staying.reduce((sum, width) => sum + width, 0),
      );
      setPx(box, '--_pinned-end', widths.end);
      return setPinning(isRoomy ? 'all' : 'name');
    };
    const observer = new ResizeObserver(measure);
    for (const part of [box, table, ...heads]) observer.observe(part);
    if (end) observer.observe(end);
    measure();
    return () => observer.disconnect();
    // what is measured changes with the columns, and with their order in cards
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [ref, naming, wanted, key, pinning === 'none']);
  return pinning;
}

/** All that stands in the element is styled anew as one of its custom properties is set, even to what it was. */
function setPx({ style }: HTMLElement, name: string, px: number): void {
  const value = `${px}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Brings what the keyboard has moved the focus to out from under the cells that stay in view: browsers leave it there as long as
 * a part can be seen.
 */
export function showFocused({ target }: { target: Element }): void {
  const isStaying = target.closest('[data-pinned], .tp-table-end') !== null;
  // not under a press: its other half would miss what has moved away
  if (!isStaying && target.matches('td *, th *') && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
