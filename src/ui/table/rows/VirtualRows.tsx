import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useState, type Ref } from 'react';
import { rowsInView } from './rows-in-view';
import { FIRST_ESTIMATE, Space, TableRow, type TableRowsProps } from './TableRows';

/** Renders only the visible rows; two spacer rows stand for the rest. */
export default function VirtualRows<Row extends object>(facts: TableRowsProps<Row>) {
  const { rows } = facts;
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const [estimate, setEstimate] = useState(FIRST_ESTIMATE);
  // stable per rows, because a new function recalculates all positions
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  // eslint-disable-next-line react/incompatible-library -- none of its functions is handed to something memoized
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...rowsInView,
    count: rows.length,
    getScrollElement: () => body,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 2,
  });
  const items = virtualizer.getVirtualItems();
  const isDrawn = items.length > 0;
  // a correct estimate avoids shifts of the rows below a measured one
  useLayoutEffect(() => {
    const height = isDrawn && body?.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
    if (!height || height === FIRST_ESTIMATE) return;
    setEstimate(height);
    virtualizer.measure();
  }, [body, isDrawn, virtualizer]);
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody ref={setBody}>
      <Space height={above} />
      {items.map(({ index, key }) => (
        <StillRow key={key} ref={virtualizer.measureElement} index={index} facts={facts} />
      ))}
      <Space height={below} />
    </tbody>
  );
}

interface RowProps<Row extends object> {
  index: number;
  /** Stable while the table itself does not change. */
  facts: TableRowsProps<Row>;
  ref: Ref<HTMLTableRowElement>;
}

function RowAt<Row extends object>({ index, facts: { rows, ...facts }, ref }: RowProps<Row>) {
  const row = rows[index];
  return row && <TableRow {...facts} ref={ref} index={index} row={row} />;
}

// scrolling re-renders no existing row; `memo` drops the type parameter
const StillRow = memo(RowAt) as typeof RowAt;
