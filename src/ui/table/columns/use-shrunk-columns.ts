import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from '../table-model';

interface ColumnSpace {
  id: string;
  /** Table width in px at which the column fits. */
  needed: number;
}

/**
 * Ids of the columns that are hidden because the table would exceed its container; by `givesWay`, the sorted column
 * last. They return as soon as they fit. The card layout shows all.
 */
export function useShrunkColumns<Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { stays, sorted }: { stays: (id: string) => boolean; sorted: string | undefined },
): readonly string[] {
  const rank = ({ id, givesWay = 0 }: Column<Row>) => (id === sorted ? Infinity : givesWay);
  const key = columns
    .filter(({ id, givesWay }) => givesWay !== undefined && !stays(id))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id }) => id)
    .join();
  const ids = useMemo(() => (key === '' ? [] : key.split(',')), [key]);
  const [given, setGiven] = useState<readonly ColumnSpace[]>([]);
  useLayoutEffect(() => {
    const box = ref.current;
    const table = box?.firstElementChild;
    if (!box || !table) return;
    const measure = () => {
      const isTable = getComputedStyle(table).display === 'table';
      const room = isTable ? box.clientWidth : Infinity;
      setGiven((before) => fitted(before, ids, room, table.scrollWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- hiding or showing a column changes the measured width
  }, [ref, ids, given]);
  return useMemo(() => given.map(({ id }) => id).filter((id) => ids.includes(id)), [given, ids]);
}

/** Hides or shows one column at a time, since only the next measurement includes the change. */
function fitted(
  before: readonly ColumnSpace[],
  ids: readonly string[],
  room: number,
  needed: number,
): readonly ColumnSpace[] {
  const still = before.filter(({ id }) => ids.includes(id));
  if (still.length < before.length) return still;
  const next = ids.find((id) => !before.some((given) => given.id === id));
  if (needed > room) return next === undefined ? before : [...before, { id: next, needed }];
  const last = before.at(-1);
  return last && last.needed <= room ? before.slice(0, -1) : before;
}
