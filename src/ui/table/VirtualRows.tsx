import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { TableRow, type TableRowsProps } from './TableRows';

/** px of a row before it is measured. */
const ESTIMATE = 40;

/** Of many rows those in view; the others are two rows as high as they would be. */
export default function VirtualRows<Row extends object>({ rows, ...facts }: TableRowsProps<Row>) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  // eslint-disable-next-line react/incompatible-library -- none of its functions is handed to something memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body?.closest('.tp-table-scroller') ?? null,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody ref={setBody}>
      <Space height={above} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        return (
          row && <TableRow {...facts} key={key} ref={virtualizer.measureElement} index={index} row={row} />
        );
      })}
      <Space height={below} />
    </tbody>
  );
}

function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className="tp-table-space" style={{ height }} />;
}
