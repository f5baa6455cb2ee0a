import type { Cell, Row as ModelRow } from '@tanstack/react-table';
import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useSheet } from '../../tokens/root';
import skeletonCss from '../../feedback/skeleton-rows.css?inline';
import { partsOf } from './row-batches';
import { pinnedProps } from '../columns/pinned-cells';
import { SelectionCell, type Selection } from './RowSelection';
import { widthProps, type Features } from '../table-model';
import { useRowBatches } from './use-row-batches';

export interface TableRowsProps<Row extends object> {
  rows: readonly ModelRow<Features, Row>[];
  /** Adds a cell at the end for actions or below the column chooser. */
  hasEnd: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  isCurrent: ((row: Row) => boolean) | undefined;
  selection: Selection<Row> | undefined;
  /** Number of leading cells in each row that stay in view while the table scrolls sideways. */
  pinnedCount: number;
  /** Renders all rows at once, because no later frames will follow. */
  isWhole: boolean;
}

/** Row height in px before the first measurement. */
export const FIRST_ESTIMATE = 40;

/** All rows. Of many rows a few are rendered at once and the rest in batches, with space reserved from the start. */
export function TableRows<Row extends object>(facts: TableRowsProps<Row>) {
  const { rows, isWhole } = facts;
  const body = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState(FIRST_ESTIMATE);
  const drawn = useRowBatches(rows, isWhole);
  const isBusy = rows.some(({ id }) => !drawn.has(id));
  useLayoutEffect(() => {
    const measured = isBusy && body.current && heightOf(body.current);
    if (measured) setHeight(measured);
  }, [isBusy]);
  const parts = useMemo(() => partsOf(rows, drawn), [rows, drawn]);
  return (
    <tbody ref={body} aria-busy={isBusy || undefined}>
      {parts.map((part, at) =>
        isSpace(part) ? (
          <Space key={`space ${parts.slice(0, at).filter(isSpace).length}`} height={part * height} />
        ) : (
          <StillRow key={part.id} row={part} facts={facts} />
        ),
      )}
    </tbody>
  );
}

/** True for the number of consecutive rows that are not rendered. */
const isSpace = (part: object | number): part is number => typeof part === 'number';

/** Distance in px from one row to the next; the height of a single row. */
function heightOf({ rows }: HTMLTableSectionElement): number {
  const [first, second] = [...rows].filter(({ dataset }) => dataset['row'] !== undefined);
  if (first && second && first.nextElementSibling === second) return second.offsetTop - first.offsetTop;
  return first?.offsetHeight ?? 0;
}

interface StillRowProps<Row extends object> {
  row: ModelRow<Features, Row>;
  /** Stable while the table itself does not change. */
  facts: TableRowsProps<Row>;
}

// rendering further rows skips the existing ones; `memo` drops the type parameter
const StillRow = memo(({ row, facts }: StillRowProps<object>) => (
  <TableRow {...facts} row={row} />
)) as unknown as <Row extends object>(props: StillRowProps<Row>) => ReactNode;

/** Spacer for rows that are not rendered. */
export function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className="tp-table-space" style={{ height }} />;
}

interface TableRowProps<Row extends object> extends Omit<TableRowsProps<Row>, 'rows' | 'isWhole'> {
  row: ModelRow<Features, Row>;
  /** Index among all rows in a virtual list, and the ref that measures the row. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, hasEnd, rowActions, isCurrent, selection, pinnedCount, index, ref } = props;
  const boxes = selection ? 1 : 0;
  return (
    <tr
      ref={ref}
      data-row={row.id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selection?.selected.has(row.id) ? '' : undefined}
      aria-current={isCurrent?.(row.original) ? 'true' : undefined}
    >
      {selection && (
        <SelectionCell pinnedCount={pinnedCount} selection={selection} row={row.original} id={row.id} />
      )}
      {row.getVisibleCells().map((cell, at) => {
        const { meta } = cell.column.columnDef;
        const pinned = pinnedProps(at + boxes, pinnedCount);
        const { className, style } = widthProps(meta);
        return (
          // the label is shown beside the value in a card
          <td
            key={cell.id}
            data-label={meta?.header}
            data-card={meta?.card}
            data-prefix={meta?.cardPrefix}
            {...pinned}
            className={className}
            style={pinned.style || style ? { ...style, ...pinned.style } : undefined}
          >
            {contentOf(cell)}
          </td>
        );
      })}
      {hasEnd && <td className="tp-table-end">{rowActions?.(row.original)}</td>}
    </tr>
  );
}

/**
 * Calls the column's function instead of mounting it as a component, as the library would. Otherwise a redefined column
 * would replace the elements of all its cells during a press.
 */
function contentOf<Row extends object>(cell: Cell<Features, Row>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? (content(cell.getContext()) as ReactNode) : content;
}

interface SkeletonProps {
  rows: number;
  width: number;
  pinnedCount: number;
}

export function SkeletonTableRows({ rows, width, pinnedCount }: SkeletonProps) {
  useSheet(skeletonCss);
  const bar = <span className="tp-skeleton-bar" />;
  return (
    <tbody>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} aria-hidden="true">
          {Array.from({ length: width }, (_, cell) => (
            <td key={cell} {...pinnedProps(cell, pinnedCount)}>
              {bar}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function EmptyRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="tp-table-empty">
        <td colSpan={width}>
          <div>{children}</div>
        </td>
      </tr>
    </tbody>
  );
}
